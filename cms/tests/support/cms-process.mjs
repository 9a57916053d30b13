/**
 * Runs the CMS in a child process, on the database of its environment, and reports published
 * entries. With the argument `listen` it also serves requests.
 */
import { loadCms } from './load-cms.mjs';

const strapi = await loadCms();
strapi.eventHub.on('entry.publish', ({ entry }) => process.send({ published: entry.documentId }));

// Also exits when the test process is gone.
process.on('disconnect', () => strapi.destroy().then(() => process.exit()));
if (process.argv.includes('listen')) await strapi.listen();
process.send({ port: strapi.server.httpServer.address()?.port });
