import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type Core, createStrapi } from '@strapi/strapi';
import supertest from 'supertest';

import { createDatabaseFor } from './database';
import { TEST_ENVIRONMENT } from './environment';

export type Cms = {
  strapi: Core.Strapi;
  url: string;
  request: ReturnType<typeof supertest>;
  stop: () => Promise<void>;
};

const appDir = path.resolve(__dirname, '../..');

/**
 * Boots the compiled CMS on a free port, with data and a database of its own. What it does by itself
 * every few seconds, it does only for a test that asks for it: to others it would come at any moment.
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
  strapi.log.level = process.env.TEST_LOG_LEVEL ?? 'error';
  await strapi.load();
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
