import path from 'node:path';
import { acquireLock } from '@tequiora/cms/contracts/process-lock.ts';
import { ROOT_DIR, SITE_DIR } from '../lib/dirs.ts';
import { readSecretValues, readVariables } from '../lib/env.ts';
import { hashTree } from '../lib/hash.ts';
import { endWithFailure } from '../lib/main.ts';
import { startMetricsServer } from '../lib/metrics-server.ts';
import { CONTRACTS, isBuildSource } from '../lib/mirror.ts';
import { createProgramLog } from '../lib/program-log.ts';
import { readSnapshot } from '../lib/read-snapshot.ts';
import { openReleaseStore } from '../lib/releases/release-store.ts';
import { onTermination } from '../lib/termination.ts';
import { UserError } from '../lib/user-error.ts';
import { readBuildSettings } from './build/build-settings.ts';
import { createBuilder, killOrphanedBuild } from './build/builder.ts';
import { openContentStore } from './build/content-store.ts';
import { createInspector } from './checks/inspect.ts';
import { createServer } from './http/server.ts';
import { createPublisherMetrics } from './metrics.ts';
import { PACE } from './queue/pace.ts';
import { createPublisher } from './queue/publisher.ts';

// Long enough for thousands of new pictures at once.
const BUILD_LIMIT_MS = 60 * 60_000;
const NAMES = [
  'DATA_DIR',
  'HOST',
  'PUBLISHER_PORT',
  'PUBLISHER_SECRET',
  'STRAPI_API_URL',
  'STRAPI_TOKEN',
  'SITE_PUBLIC_URL',
  'DEMO',
  'S3_PUBLIC_URL',
  'LOG_FORMAT',
  'METRICS_HOST',
  'PUBLISHER_METRICS_PORT',
] as const;

async function main(): Promise<void> {
  const env = readVariables(NAMES, process.env);
  const secrets = readSecretValues(process.env);
  const log = createProgramLog({
    program: 'publisher',
    format: env.LOG_FORMAT,
    secrets: Object.values(secrets),
  });
  const buildDir = path.join(env.DATA_DIR, 'build');
  const lock = await acquireLock(path.join(env.DATA_DIR, 'publisher.sock'), (holder) => {
    throw new UserError(
      `Ya hay un publicador trabajando en ${env.DATA_DIR} (proceso ${holder}).`,
      'Usa ese, o termina ese proceso antes de iniciar otro.',
    );
  });
  await killOrphanedBuild(buildDir);
  const settings = readBuildSettings(env, process.env);
  const releases = openReleaseStore(path.join(env.DATA_DIR, 'site'));
  await releases.clean();
  const contentDir = path.join(buildDir, 'content');
  const builder = createBuilder({
    rootDir: ROOT_DIR,
    siteDir: SITE_DIR,
    buildDir,
    contentDir,
    limitMs: BUILD_LIMIT_MS,
    environment: {
      ...settings,
      STRAPI_API_URL: env.STRAPI_API_URL,
      STRAPI_TOKEN: env.STRAPI_TOKEN,
    },
    onLine: (line) => log.info(`gatsby: ${line}`),
  });
  const metrics = createPublisherMetrics({
    readStatus: () => publisher.status(),
    dataDir: env.DATA_DIR,
  });
  const publisher = createPublisher({
    readSnapshot: () => readSnapshot({ apiUrl: env.STRAPI_API_URL, token: env.STRAPI_TOKEN }),
    build: builder.build,
    prepare: builder.prepare,
    inspect: createInspector({ secrets, siteUrl: env.SITE_PUBLIC_URL }),
    releases,
    content: openContentStore(contentDir),
    stateFile: path.join(buildDir, 'publisher.json'),
    source: await hashTree(SITE_DIR, isBuildSource, [
      JSON.stringify(settings),
      await hashTree(path.join(ROOT_DIR, CONTRACTS), isBuildSource),
    ]),
    pace: PACE,
    log: log.info,
    onBuild: metrics.countBuild,
  });
  const server = createServer({ publisher, secret: env.PUBLISHER_SECRET, log });
  await server.listen({ host: env.HOST, port: env.PUBLISHER_PORT });
  const address = { host: env.METRICS_HOST, port: env.PUBLISHER_METRICS_PORT ?? 0 };
  const metricsServer =
    env.PUBLISHER_METRICS_PORT === null
      ? undefined
      : await startMetricsServer(address, metrics.registry);
  publisher.start();
  onTermination(async () => {
    metricsServer?.close();
    await publisher.stop();
    await builder.end();
    await server.close();
    lock.release();
  });
}

main().catch(endWithFailure);
