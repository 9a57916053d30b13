import path from 'node:path';
import { compileServer, strapi } from './lib/cms.ts';
import { CMS_DIR } from './lib/dirs.ts';
import { runMain } from './lib/main.ts';
import { prepareEnvironment } from './lib/prepare-environment.ts';
import { detail, step } from './lib/steps.ts';
import { Supervisor } from './lib/supervisor.ts';
import { onTermination } from './lib/termination.ts';

const CLI = path.join(CMS_DIR, 'dist/src/extensions/upload/cli.js');

/**
 * `npm run pictures:treat`: treats the pictures stored by earlier versions as uploads are today. Can be
 * stopped and run again.
 */
async function main(): Promise<void> {
  const env = prepareEnvironment({ isDemo: false });
  const supervisor = new Supervisor();
  onTermination(() => supervisor.stopAll());
  await compileServer(env, supervisor);
  await step('Enderezar y limpiar las imágenes guardadas', () =>
    supervisor.run({
      ...strapi(env, ['pictures'], 'El tratamiento de las imágenes'),
      args: [CLI],
      onLine: (line) => line.startsWith('[') || detail(line),
    }),
  );
}

runMain(main);
