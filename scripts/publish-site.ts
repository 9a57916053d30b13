import { deliverSite, DELIVERY_VARIABLES, findLiveRelease } from './cdn/deliver-site.ts';
import { readPublishOptions, type PublishOptions } from './cdn/open-target.ts';
import { checkDatabase } from './lib/check-database.ts';
import { compileServer, startCms } from './lib/cms.ts';
import { loadEnvFile } from './lib/env-file.ts';
import { readVariables, type Variables } from './lib/env.ts';
import { runMain } from './lib/main.ts';
import { prepareEnvironment } from './lib/prepare-environment.ts';
import {
  requestPublication,
  isPublisherRunning,
  waitUntilSettled,
  type PublisherClientOptions,
} from './lib/publisher-client.ts';
import { startPublisher } from './lib/services.ts';
import { detail, step } from './lib/steps.ts';
import { Supervisor } from './lib/supervisor.ts';
import { onTermination } from './lib/termination.ts';
import { UserError } from './lib/user-error.ts';
import { isResponding } from './lib/wait.ts';

async function publish(address: PublisherClientOptions, fromScratch: boolean): Promise<void> {
  await requestPublication(address, { fromScratch });
  const { state, live, last } = await waitUntilSettled(address);
  if (state === 'failed') {
    const reason = [last?.error, last?.detail].filter(Boolean).join('\n');
    throw new UserError('El sitio no se publicó.', reason);
  }
  detail(`En vivo: la versión ${live?.release ?? 'desconocida'}`);
}

async function startNeeded(env: Variables, supervisor: Supervisor): Promise<void> {
  if (!(await isResponding(`${env.STRAPI_API_URL}/readyz`))) {
    await checkDatabase(env);
    await compileServer(env, supervisor);
    await step('Iniciar el CMS', () => startCms(env, supervisor));
  }
  await step('Iniciar el publicador', () => startPublisher(env, supervisor));
}

/** Uses the running publisher, or starts one for a single build. */
async function publishHere({ fromScratch }: PublishOptions): Promise<void> {
  const env = prepareEnvironment({ isDemo: true });
  const address = { url: env.PUBLISHER_URL, secret: env.PUBLISHER_SECRET };
  const supervisor = new Supervisor();
  onTermination(() => supervisor.stopAll());
  try {
    if (!(await isPublisherRunning(address))) await startNeeded(env, supervisor);
    await step('Construir y publicar el sitio', () => publish(address, fromScratch));
  } finally {
    await supervisor.stopAll();
  }
}

/**
 * `npm run publish:site`: builds and publishes on this machine; `--from-scratch` clears the caches. With
 * `--target s3://bucket/folder`, or a folder, it copies the live release there, and builds only when
 * there is none yet.
 */
async function main(): Promise<void> {
  const options = readPublishOptions(process.argv.slice(2));
  const { target } = options;
  if (target === undefined) return publishHere(options);
  // Reads only these variables: in the publisher's container others are missing.
  const env = readVariables(DELIVERY_VARIABLES, loadEnvFile());
  if (!findLiveRelease(env.DATA_DIR)) await publishHere(options);
  // The target is public; programs of other users may read it.
  process.umask(0o022);
  await deliverSite(env, target);
}

runMain(main);
