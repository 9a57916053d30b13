import path from 'node:path';
import { parseArgs } from 'node:util';

import { type Core, createStrapi } from '@strapi/strapi';

import { readSettings } from '../platform/env/settings';
import { addDemoEnquiries, removeDemoEnquiries } from './demo/demo-enquiries';
import { seed } from './seed';

async function seedContent(strapi: Core.Strapi, force: boolean): Promise<string> {
  const summary = await seed(strapi, { force, isDemo: readSettings().isDemo });
  const counts = Object.entries(summary).map(([outcome, count]) => `${count} ${outcome}`);
  return `Seed: ${counts.join(', ')}`;
}

/**
 * `--demo` and `--no-demo` add and remove the demo enquiries; without them the content is seeded. Changes
 * no demo account, so that those of a demonstration stay active and own demo enquiries.
 */
async function main() {
  const { values } = parseArgs({
    options: { force: { type: 'boolean', default: false }, demo: { type: 'boolean' } },
    allowNegative: true,
  });
  process.env.CMS_COMMAND = 'true';
  const appDir = process.cwd();
  const strapi = await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).load();
  const result =
    values.demo === undefined
      ? await seedContent(strapi, values.force)
      : values.demo
        ? `Demo enquiries: ${await addDemoEnquiries(strapi)} added`
        : `Demo enquiries: ${await removeDemoEnquiries(strapi)} removed`;
  process.stdout.write(`${result}\n`);
  await strapi.destroy();
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
