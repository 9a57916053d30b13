import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Core, createStrapi as CreateStrapi } from '@strapi/strapi';
import type Supertest from 'supertest';

import { JOBS } from '../../contracts/jobs';
import { MESSAGE } from '../../src/platform/logging/log-format';
import { createDatabaseFor } from './create-database';
import { TEST_ENVIRONMENT } from './environment';
import { recordLogLine } from './logged-errors';

export type Cms = {
  strapi: Core.Strapi;
  url: string;
  request: ReturnType<typeof Supertest>;
  stop: () => Promise<void>;
};

declare global {
  // Set by cms-environment.mjs.
  var createStrapi: typeof CreateStrapi;
  /** Loads a module once for all test files of a worker; Jest would load it again for each. */
  var requireByNode: NodeJS.Require;
}

const supertest = requireByNode('supertest') as typeof Supertest;

const appDir = path.resolve(__dirname, '../..');

/**
 * Skips what a copy of the template has and Strapi would only compute again, most of a start: the
 * panel's lists and forms, and the permissions of its roles. Returns a function that undoes it, because
 * later starts of the test file use the same services.
 */
function skipKnownUpdates(strapi: Core.Strapi): () => void {
  const skipped = [
    [strapi.plugin('content-manager').service('components'), 'syncConfigurations'],
    [strapi.plugin('content-manager').service('content-types'), 'syncConfigurations'],
    [strapi.service('admin::role'), 'resetSuperAdminPermissions'],
    [strapi.service('admin::permission'), 'cleanPermissionsInDatabase'],
  ] as const;
  const originals = skipped.map(([service, name]) => service[name]);
  for (const [service, name] of skipped) service[name] = () => Promise.resolve();
  return () => skipped.forEach(([service, name], index) => (service[name] = originals[index]));
}

/**
 * Removes the jobs of Strapi and its plugins, which count files and versions. They start at a second that
 * depends on the clock, also while a test has locked the database, and then log an error.
 */
function removeOwnJobsOfStrapi({ cron }: Core.Strapi): void {
  const names = cron.jobs.flatMap(({ name }) => (name && !(name in JOBS) ? [name] : []));
  for (const name of names) cron.remove(name);
}

/**
 * Starts the compiled CMS on a free port, with its own data folder and database. Timers are off
 * unless `hasTimers` is set, because they would interfere with other tests. Log entries of level
 * error fail the current test unless it calls `expectLoggedErrors`.
 */
export async function startCms(
  environment: Record<string, string> = {},
  { hasTimers = false } = {},
): Promise<Cms> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tequiora-cms-'));
  const database = environment.DATABASE_CLIENT ? {} : await createDatabaseFor(dataDir);
  Object.assign(process.env, TEST_ENVIRONMENT, { DATA_DIR: dataDir }, database, environment);

  const distDir = process.env.TEST_CMS_DIST ?? '';
  const strapi = createStrapi({ appDir, distDir, serveAdminPanel: false, autoReload: false });
  const { TEST_LOG_LEVEL } = process.env;
  strapi.log.level = TEST_LOG_LEVEL ?? 'error';
  strapi.log.transports.forEach((transport) => (transport.silent = !TEST_LOG_LEVEL));
  strapi.log.on('data', (entry: { [MESSAGE]: string }) => recordLogLine(entry[MESSAGE]));
  await strapi.register();
  const stopSkipping = environment.DATABASE_CLIENT ? undefined : skipKnownUpdates(strapi);
  await strapi.bootstrap().finally(stopSkipping);
  strapi.isLoaded = true;
  removeOwnJobsOfStrapi(strapi);
  if (!hasTimers) strapi.cron.stop();
  await strapi.listen();

  const { port } = strapi.server.httpServer.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    strapi,
    url,
    request: supertest(url),
    async stop() {
      await strapi.destroy();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts a CMS before the tests and stops it after them; its properties exist in tests and hooks. */
export function setUpCms(environment: Record<string, string> = {}): Cms {
  const cms = {} as Cms;
  beforeAll(async () => {
    Object.assign(cms, await startCms(environment));
  });
  afterAll(() => cms.stop());
  return cms;
}
