import path from 'node:path';
import { buildCmsIfStale, strapi } from '../lib/cms.ts';
import type { Variables } from '../lib/env.ts';
import { CMS_DIR } from '../lib/paths.ts';
import type { Supervisor } from '../lib/supervisor.ts';

const TABLES_CLI = path.join(CMS_DIR, 'dist/src/tables/cli.js');

/** Starts the CMS once without letting anybody in: it makes and migrates its own tables. */
export async function prepareTables(env: Variables, supervisor: Supervisor): Promise<void> {
  await buildCmsIfStale(env, supervisor);
  const options = strapi({ ...env, DEMO: false }, ['tables'], 'La preparación de las tablas');
  await supervisor.run({ ...options, args: [TABLES_CLI] });
}
