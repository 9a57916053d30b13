import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

// The compiled CMS is CommonJS and must load the same copy of Strapi's packages.
const { createStrapi } = createRequire(import.meta.url)('@strapi/strapi');

/** Loads the CMS in this process, on the database of its environment; it does not listen. */
export async function loadCms() {
  const strapi = createStrapi({
    appDir: fileURLToPath(new URL('../..', import.meta.url)),
    distDir: process.env.TEST_CMS_DIST,
    serveAdminPanel: false,
    autoReload: false,
  });
  strapi.log.level = 'error';
  return strapi.load();
}
