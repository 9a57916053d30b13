/**
 * Runs `npm run restore` with the compiled CMS of the tests, which creates the tables on PostgreSQL,
 * and reads variables from its environment only. Run with tsx.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { formatComparison } from '../../../scripts/backup/comparison.ts';
import { restoreBackup } from '../../../scripts/backup/restore-backup.ts';
import { createTrial } from '../../../scripts/backup/trial.ts';
import { readVariables } from '../../../scripts/lib/env.ts';
import { runMain } from '../../../scripts/lib/main.ts';
import { print } from '../../../scripts/lib/print.ts';

const NAMES = [
  'DATA_DIR',
  'DATABASE_CLIENT',
  'DATABASE_URL',
  'DATABASE_FILENAME',
  'STRAPI_API_URL',
];

async function prepareTables({ DATABASE_CLIENT, DATA_DIR }) {
  // What a first start creates.
  if (DATABASE_CLIENT === 'sqlite') {
    return copyFileSync(process.env.TEST_TEMPLATE, path.join(DATA_DIR, 'cms.sqlite'));
  }
  const program = fileURLToPath(new URL('cms-process.mjs', import.meta.url));
  const child = fork(program, { execArgv: [] });
  await once(child, 'message');
  child.disconnect();
  await once(child, 'exit');
}

/** Tests a backup as in an image without the CMS. */
async function tryOut(file) {
  const place = readVariables(NAMES, process.env);
  const { settings, remove } = await createTrial(place, false);
  const options = { settings, file, recordDir: place.DATA_DIR, prepareTables: async () => {} };
  const { lines } = await restoreBackup(options).finally(remove);
  print(formatComparison(lines));
}

runMain(async () => {
  const [file, safetyBackup] = process.argv.slice(2);
  if (safetyBackup === '--test') return tryOut(file);
  const settings = readVariables(NAMES, process.env);
  const { STRAPI_API_URL: cmsUrl, DATA_DIR: recordDir } = settings;
  const { lines } = await restoreBackup({
    settings,
    file,
    cmsUrl,
    safetyBackup,
    recordDir,
    // An installation with content has its tables.
    prepareTables: async () => safetyBackup || prepareTables(settings),
  });
  print(formatComparison(lines));
});
