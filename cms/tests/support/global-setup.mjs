import { compileCms } from './compile.mjs';
import { startPostgres } from './postgres.mjs';
import { makeTemplate } from './template.mjs';

/**
 * Prepares all API tests: compiles the CMS, starts PostgreSQL for TEST_DATABASE=postgres, makes a
 * template.
 */
export default async function globalSetup() {
  // Set here because Jest gives the tests copies of the environment, where it would be too late.
  process.env.TZ = 'UTC';
  process.env.TEST_CMS_DIST = compileCms();
  if (process.env.TEST_DATABASE === 'postgres') {
    globalThis.postgres = await startPostgres();
    process.env.TEST_POSTGRES_URL = globalThis.postgres.urlOf('postgres');
  }
  globalThis.template = await makeTemplate(process.env.TEST_CMS_DIST, globalThis.postgres);
  process.env.TEST_TEMPLATE = globalThis.template.database;
}
