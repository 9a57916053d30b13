/**
 * Compared with the password that was sent when there is no account, so that both take the same time:
 * bcrypt, with the 10 rounds that Strapi uses, of a random text that nobody kept.
 */
export const NO_PASSWORD_HASH = '$2a$10$lOfdtETcR7Kuhz2QPxEXVOKmc1SraGMvIX3qZQJkjmkV86evtZco.';
