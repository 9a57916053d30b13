import { compileCms } from './compile.mjs';
import { startPostgres } from './postgres.mjs';
import { makeTemplate } from './template.mjs';

/** Before all API tests: the compiled CMS, the PostgreSQL for TEST_DATABASE=postgres, a template. */
export default async function setUp() {
  // As the CMS itself: Jest gives the tests copies of the environment, in which it would come too late.
  process.env.TZ = 'UTC';
  process.env.TEST_CMS_DIST = compileCms();
  if (process.env.TEST_DATABASE === 'postgres') {
    globalThis.postgres = await startPostgres();
    process.env.TEST_POSTGRES_URL = globalThis.postgres.urlOf('postgres');
  }
  globalThis.template = await makeTemplate(process.env.TEST_CMS_DIST, globalThis.postgres);
  process.env.TEST_TEMPLATE = globalThis.template.database;
}
