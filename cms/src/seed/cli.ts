import path from 'node:path';
import { parseArgs } from 'node:util';

import { createStrapi } from '@strapi/strapi';

import { readSettings } from '../platform/env/settings';
import { seed } from './seed';

async function main() {
  const { values } = parseArgs({ options: { force: { type: 'boolean', default: false } } });
  const { isDemo } = readSettings();
  const appDir = process.cwd();
  const strapi = await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).load();
  const summary = await seed(strapi, { force: values.force, isDemo });
  const counts = Object.entries(summary).map(([outcome, count]) => `${count} ${outcome}`);
  process.stdout.write(`Seed: ${counts.join(', ')}\n`);
  await strapi.destroy();
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
