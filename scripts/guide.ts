import path from 'node:path';
import { ensureChromium } from './lib/chromium.ts';
import { MODULES_DIR, SITE_DIR } from './lib/dirs.ts';
import { runMain } from './lib/main.ts';
import { print } from './lib/print.ts';
import { runCommand } from './testing/run-command.ts';

const PLAYWRIGHT = path.join(MODULES_DIR, '@playwright/test/cli.js');

/**
 * `npm run guide`: runs the guide tests, which perform the tasks of «Guía» in the panel as each role, and
 * takes new pictures.
 */
async function main(): Promise<number> {
  const code = await runCommand({
    command: process.execPath,
    args: [PLAYWRIGHT, 'test', 'guide/', '--project=walks', '--reporter=list'],
    cwd: SITE_DIR,
    env: { CHROMIUM_PATH: ensureChromium(), GUIDE_PICTURES: 'write' },
  });
  if (code === 0) print('Las imágenes están en cms/src/features/guide/panel/pictures.');
  return code;
}

runMain(main);
