/**
 * Limit of tests and hooks that start a CMS or write the demo content: it takes seconds, or a minute
 * on a busy machine.
 */
export const START_TIMEOUT_MS = 120_000;
