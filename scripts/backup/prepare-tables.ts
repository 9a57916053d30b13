import path from 'node:path';
import { compileServer, strapi } from '../lib/cms.ts';
import type { DatabaseSettings } from '../lib/database.ts';
import { CMS_DIR } from '../lib/dirs.ts';
import { prepareEnvironment } from '../lib/prepare-environment.ts';
import type { Supervisor } from '../lib/supervisor.ts';
import { hasCms } from './trial.ts';

const TABLES_CLI = path.join(CMS_DIR, 'dist/src/platform/database/tables-cli.js');

/**
 * Runs the CMS once without listening, so that it creates and migrates its tables. Where the CMS is
 * not installed (an image with only the scripts), it must have been started on them before.
 */
export async function prepareTables(
  settings: DatabaseSettings,
  supervisor: Supervisor,
): Promise<void> {
  if (!hasCms()) return;
  const env = { ...prepareEnvironment({ isDemo: false }), ...settings, DEMO: false };
  await compileServer(env, supervisor);
  const options = strapi(env, ['tables'], 'La preparación de las tablas');
  await supervisor.run({
    ...options,
    args: [TABLES_CLI],
    env: { ...options.env, FIRST_CONTENT: 'false' },
  });
}
