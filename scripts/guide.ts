import path from 'node:path';
import { ensureChromium } from './lib/chromium.ts';
import { say } from './lib/log.ts';
import { runMain } from './lib/main.ts';
import { MODULES_DIR, SITE_DIR } from './lib/paths.ts';
import { runCommand } from './testing/run.ts';

const PLAYWRIGHT = path.join(MODULES_DIR, '@playwright/test/cli.js');

/**
 * `npm run guide`: does in the panel what its «Guía» tells, as each role, until it is on the site, and
 * takes the pictures anew.
 */
async function main(): Promise<number> {
  const code = await runCommand({
    command: process.execPath,
    args: [PLAYWRIGHT, 'test', 'guide/', '--project=recorre', '--reporter=list'],
    cwd: SITE_DIR,
    env: { CHROMIUM_PATH: ensureChromium(), GUIDE_PICTURES: 'write' },
  });
  if (code === 0) say('Las imágenes están en cms/src/admin/guide/pictures.');
  return code;
}

runMain(main);
