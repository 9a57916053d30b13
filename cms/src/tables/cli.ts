import path from 'node:path';

import { createStrapi } from '@strapi/strapi';

/**
 * Starts the CMS once without listening: it makes the tables of its database, brings older ones up
 * to date, and ends. For who fills them afterwards (`npm run restore`).
 */
async function main() {
  const appDir = process.cwd();
  const strapi = await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).load();
  await strapi.destroy();
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
