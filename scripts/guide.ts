import { runMain } from './lib/main.ts';
import { print } from './lib/print.ts';
import { runPlaywright } from './testing/run-command.ts';

/**
 * `npm run guide`: runs the guide tests, which perform the tasks of «Guía» in the panel as each role, and
 * takes new pictures.
 */
async function main(): Promise<number> {
  const args = ['guide/', '--project=walks', '--reporter=list'];
  const code = await runPlaywright(args, { GUIDE_PICTURES: 'write' });
  if (code === 0) print('Las imágenes están en cms/src/features/guide/panel/pictures.');
  return code;
}

runMain(main);
