import { deliverSite, DELIVERY_VARIABLES, findLiveRelease } from './cdn/deliver-site.ts';
import { readPublishOptions, type PublishOptions } from './cdn/read-target.ts';
import { checkDatabase } from './lib/check-database.ts';
import { buildCmsIfStale, startCms } from './lib/cms.ts';
import { loadEnvFile } from './lib/env-file.ts';
import { readVariables, type Variables } from './lib/env.ts';
import { runMain } from './lib/main.ts';
import { ROOT_DIR } from './lib/paths.ts';
import { prepareEnvironment } from './lib/prepare-environment.ts';
import {
  askToPublish,
  isPublisherRunning,
  waitUntilSettled,
  type PublisherAddress,
} from './lib/publisher-client.ts';
import { startPublisher } from './lib/services.ts';
import { detail, step } from './lib/steps.ts';
import { createSupervisor, type Supervisor } from './lib/supervisor.ts';
import { onTermination } from './lib/termination.ts';
import { UserError } from './lib/user-error.ts';
import { isAnswering } from './lib/wait.ts';

async function publish(address: PublisherAddress, fromScratch: boolean): Promise<void> {
  await askToPublish(address, { fromScratch });
  const { state, live, last } = await waitUntilSettled(address);
  if (state === 'failed') {
    const reason = [last?.error, last?.detail].filter(Boolean).join('\n');
    throw new UserError('El sitio no se publicó.', reason);
  }
  detail(`En vivo: la versión ${live?.release ?? 'desconocida'}`);
}

/** Starts what a build needs and is not running yet. */
async function startNeeded(env: Variables, supervisor: Supervisor): Promise<void> {
  if (!(await isAnswering(`${env.STRAPI_API_URL}/readyz`))) {
    await checkDatabase(env);
    await buildCmsIfStale(env, supervisor);
    await step('Iniciar el CMS', () => startCms(env, supervisor));
  }
  await step('Iniciar el publicador', () => startPublisher(env, supervisor));
}

/** Asks the publisher that is running, or builds once by itself. */
async function publishHere({ fromScratch }: PublishOptions): Promise<void> {
  const env = prepareEnvironment({ isDemo: true });
  const address = { url: env.PUBLISHER_URL, secret: env.PUBLISHER_SECRET };
  const supervisor = createSupervisor();
  onTermination(() => supervisor.stopAll());
  try {
    if (!(await isPublisherRunning(address))) await startNeeded(env, supervisor);
    await step('Construir y publicar el sitio', () => publish(address, fromScratch));
  } finally {
    await supervisor.stopAll();
  }
}

/**
 * `npm run publish:site`: builds and publishes here; with `--from-scratch`, from empty caches. With `--target s3://bucket/folder`, or a
 * folder, it takes what is live here there; it only builds when nothing is yet.
 */
async function main(): Promise<void> {
  const options = readPublishOptions(process.argv.slice(2));
  const { target } = options;
  if (target === undefined) return publishHere(options);
  // Nothing else is needed where a publisher runs already, as in its container.
  const env = readVariables(DELIVERY_VARIABLES, loadEnvFile(ROOT_DIR, process.env));
  if (!findLiveRelease(env.DATA_DIR)) await publishHere(options);
  // It is public; the programs of other users may have to read it.
  process.umask(0o022);
  await deliverSite(env, target);
}

runMain(main);
