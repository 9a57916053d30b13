/** A CMS in a process of its own, on the database of its environment; tells what it publishes. */
import { loadCms } from './load-cms.mjs';

const strapi = await loadCms();
strapi.eventHub.on('entry.publish', ({ entry }) => process.send({ published: entry.documentId }));

// Also when the test process went away: it must not stay behind.
process.on('disconnect', () => strapi.destroy().then(() => process.exit()));
process.send({ isReady: true });
