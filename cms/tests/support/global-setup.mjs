import { compileCms } from './compile.mjs';
import { startPostgres } from './postgres.mjs';

/** Before all API tests: compiles the CMS and, for TEST_DATABASE=postgres, starts the server. */
export default async function setUp() {
  process.env.TEST_CMS_DIST = compileCms();
  if (process.env.TEST_DATABASE !== 'postgres') return;
  globalThis.postgres = await startPostgres();
  process.env.TEST_POSTGRES_URL = globalThis.postgres.urlOf('postgres');
}
