/**
 * Writes the icons for browsers and phones: `npx tsx scripts/pictures/app-icons.ts`. A test fails until
 * it is run after a change of the logo or its colours.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT_DIR } from '../lib/dirs.ts';
import { drawAppIcons } from './draw-app-icons.ts';

for (const [file, icon] of Object.entries(await drawAppIcons())) {
  await writeFile(path.join(ROOT_DIR, file), icon);
}
