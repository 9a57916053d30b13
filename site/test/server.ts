import { setupServer } from 'msw/node';

/** Mocked CMS; each test adds the handlers it needs. */
export const server = setupServer();
