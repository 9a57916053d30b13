import { mkdirSync } from 'node:fs';
import path from 'node:path';

import type { Core } from '@strapi/strapi';

import { readSettings } from '../src/platform/env/settings';

// Limits slow clients. Longer than the timeouts of the web server in front, so that it responds first.
const TIME_LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 150_000,
  connectionsCheckingInterval: 5_000,
};

export default function server({ env }: Core.Config.Shared.ConfigParams): Core.Config.Server {
  const { host, port, cmsUrl, dataDir, isProxied } = readSettings();
  const publicDir = path.join(dataDir, 'public');
  // Strapi refuses to start when the uploads folder is missing.
  mkdirSync(path.join(publicDir, 'uploads'), { recursive: true });

  return {
    host,
    port,
    url: cmsUrl,
    http: { serverOptions: TIME_LIMITS },
    dirs: { public: publicDir },
    app: { keys: env.array('APP_KEYS', []) },
    // One hop: with more, clients could choose the address that rate limits count.
    proxy: isProxied ? { koa: true, maxIpsCount: 1 } : {},
    webhooks: { populateRelations: false },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    transfer: { remote: { enabled: false } },
  };
}
