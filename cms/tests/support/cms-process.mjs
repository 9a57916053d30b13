/** A CMS in a process of its own, on the database of its environment; tells what it publishes. */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

// The compiled CMS is CommonJS, and must meet the same copy of Strapi's packages.
const { createStrapi } = createRequire(import.meta.url)('@strapi/strapi');

const strapi = createStrapi({
  appDir: fileURLToPath(new URL('../..', import.meta.url)),
  distDir: process.env.TEST_CMS_DIST,
  serveAdminPanel: false,
  autoReload: false,
});
strapi.log.level = 'error';
await strapi.load();
strapi.eventHub.on('entry.publish', ({ entry }) => process.send({ published: entry.documentId }));

// Also when the test process went away: it must not stay behind.
process.on('disconnect', () => strapi.destroy().then(() => process.exit()));
process.send({ isReady: true });
