import { setupServer } from 'msw/node';

/** The CMS as the tests see it; each test adds the answers it needs. */
export const server = setupServer();
