import path from 'node:path';

import { createStrapi } from '@strapi/strapi';

/**
 * Creates or migrates the database tables by loading the CMS without listening, for `npm run
 * restore`, which fills them.
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
