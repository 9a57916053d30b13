/**
 * Compared with the submitted password when there is no account, so that both cases take the same
 * time. bcrypt of a discarded random text, with the 10 rounds that Strapi uses.
 */
export const DUMMY_PASSWORD_HASH = '$2a$10$lOfdtETcR7Kuhz2QPxEXVOKmc1SraGMvIX3qZQJkjmkV86evtZco.';
