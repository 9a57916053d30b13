import path from 'node:path';
import { compileServer, strapi } from './lib/cms.ts';
import { CMS_DIR } from './lib/dirs.ts';
import { runMain } from './lib/main.ts';
import { prepareEnvironment } from './lib/prepare-environment.ts';
import { notifyPublisher, isPublisherRunning } from './lib/publisher-client.ts';
import { detail, step } from './lib/steps.ts';
import { Supervisor } from './lib/supervisor.ts';
import { onTermination } from './lib/termination.ts';

const SEED_CLI = path.join(CMS_DIR, 'dist/src/seed/cli.js');

/** What the command does with the demo enquiries instead of seeding the content. */
const DEMO_STEPS = {
  '--demo': 'Agregar las consultas de demostración',
  '--no-demo': 'Quitar las consultas de demostración',
};

/**
 * `npm run seed [-- --force]`: upserts the content of cms/data and notifies a running publisher.
 * `npm run seed -- --demo` and `--no-demo`: adds and removes the demo enquiries.
 */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const demoStep = Object.entries(DEMO_STEPS).find(([flag]) => args.includes(flag))?.[1];
  const env = prepareEnvironment({ isDemo: false });
  const supervisor = new Supervisor();
  onTermination(() => supervisor.stopAll());
  await compileServer(env, supervisor);
  await step(demoStep ?? 'Sembrar el contenido de cms/data', () =>
    supervisor.run({
      ...strapi(env, ['seed'], 'La siembra'),
      args: [SEED_CLI, ...args],
      // Prints the output of the seed, but not Strapi's own log lines.
      onLine: (line) => line.startsWith('[') || detail(line),
    }),
  );
  if (demoStep) return;
  const address = { url: env.PUBLISHER_URL, secret: env.PUBLISHER_SECRET };
  if (await isPublisherRunning(address)) await notifyPublisher(address);
}

runMain(main);
