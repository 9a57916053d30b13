import path from 'node:path';

import { createStrapi } from '@strapi/strapi';

import { treatStoredPictures } from './treat-stored-pictures';

/** Treats the stored pictures; SIGINT and SIGTERM end it after the current picture. */
async function main(): Promise<void> {
  let isStopped = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (isStopped = true));
  process.env.CMS_COMMAND = 'true';
  const appDir = process.cwd();
  const strapi = await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).load();
  const { treated, unchanged, failed } = await treatStoredPictures(strapi, () => !isStopped);
  const lines = [
    `Pictures: ${treated} treated, ${unchanged} unchanged, ${failed.length} failed`,
    ...failed,
    ...(isStopped ? ['Stopped; run it again for the others.'] : []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  await strapi.destroy();
  process.exit(failed.length > 0 ? 1 : 0);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
