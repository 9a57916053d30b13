/** `npm run icons`: draws the site's icons again after a change of their names. */
import { writeFile } from 'node:fs/promises';
import { runMain } from '../lib/main.ts';
import { drawIcons } from './drawing.ts';

runMain(async () => {
  const { shapes, sprite } = await drawIcons();
  await writeFile(shapes.file, shapes.text);
  await writeFile(sprite.file, sprite.text);
});
