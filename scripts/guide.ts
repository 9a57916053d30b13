import path from 'node:path';
import { ensureChromium } from './lib/chromium.ts';
import { say } from './lib/log.ts';
import { runMain } from './lib/main.ts';
import { MODULES_DIR, SITE_DIR } from './lib/paths.ts';
import { runCommand } from './testing/run.ts';

const PLAYWRIGHT = path.join(MODULES_DIR, '@playwright/test/cli.js');

/** `npm run guide`: takes the pictures of the panel's «Guía» anew, by doing what it tells. */
async function main(): Promise<number> {
  const code = await runCommand({
    command: process.execPath,
    args: [PLAYWRIGHT, 'test', '--reporter=list', 'publishing/guide.spec.ts'],
    cwd: SITE_DIR,
    env: { CHROMIUM_PATH: ensureChromium(), GUIDE_PICTURES: 'write' },
  });
  if (code === 0) say('Las imágenes están en cms/src/admin/guide/pictures.');
  return code;
}

runMain(main);
