/**
 * Runs the CMS in a child process, on the database of its environment, and reports published
 * entries. With the argument `listen` it also serves requests. A message `run` names a function of the
 * compiled CMS to call with `strapi` and a time. With `FAIL_ON_EVENT`, a subscriber of that event fails.
 */
import { createRequire } from 'node:module';
import path from 'node:path';

import { loadCms } from './load-cms.mjs';

const strapi = await loadCms();
strapi.eventHub.on('entry.publish', ({ entry }) => process.send({ published: entry.documentId }));

const { FAIL_ON_EVENT } = process.env;
if (FAIL_ON_EVENT) {
  strapi.eventHub.on(FAIL_ON_EVENT, () => Promise.reject(new Error('A subscriber failed')));
}

const require = createRequire(import.meta.url);
process.on('message', async ({ run: [file, name], now, id }) => {
  const module = require(path.join(process.env.TEST_CMS_DIST, file));
  await module[name](strapi, new Date(now));
  process.send({ returned: id });
});

// Also exits when the test process is gone.
process.on('disconnect', () => strapi.destroy().then(() => process.exit()));
if (process.argv.includes('listen')) await strapi.listen();
process.send({ port: strapi.server.httpServer.address()?.port });
