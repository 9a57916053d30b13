/** `npm run icons`: regenerates the site's icons after a change of their names. */
import { writeFile } from 'node:fs/promises';
import { runMain } from '../lib/main.ts';
import { drawIcons } from './draw-icons.ts';

runMain(async () => {
  const { shapes, sprite } = await drawIcons();
  await writeFile(shapes.file, shapes.text);
  await writeFile(sprite.file, sprite.text);
});
