/**
 * A CMS in a process of its own, on the database of its environment; tells what it publishes.
 * With the argument `listen` it answers requests, too.
 */
import { loadCms } from './load-cms.mjs';

const strapi = await loadCms();
strapi.eventHub.on('entry.publish', ({ entry }) => process.send({ published: entry.documentId }));

// Also when the test process went away: it must not stay behind.
process.on('disconnect', () => strapi.destroy().then(() => process.exit()));
if (process.argv.includes('listen')) await strapi.listen();
process.send({ port: strapi.server.httpServer.address()?.port });
