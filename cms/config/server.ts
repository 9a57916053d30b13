import { mkdirSync } from 'node:fs';
import path from 'node:path';

import type { Core } from '@strapi/strapi';

import { readSettings } from '../src/lib/settings';

// Who sends slowly keeps a connection no longer than this. Longer than the web server before it
// gives its clients, which answers them itself.
const TIME_LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 150_000,
  connectionsCheckingInterval: 5_000,
};

export default function server({ env }: Core.Config.Shared.ConfigParams): Core.Config.Server {
  const { host, port, cmsUrl, dataDir, behindProxy } = readSettings();
  const publicDir = path.join(dataDir, 'public');
  // Strapi refuses to start when the folder for uploads is not there.
  mkdirSync(path.join(publicDir, 'uploads'), { recursive: true });

  return {
    host,
    port,
    url: cmsUrl,
    http: { serverOptions: TIME_LIMITS },
    dirs: { public: publicDir },
    app: { keys: env.array('APP_KEYS', []) },
    // One hop only: with more, the client could choose the address the rate limits count.
    proxy: behindProxy ? { koa: true, maxIpsCount: 1 } : {},
    webhooks: { populateRelations: false },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    transfer: { remote: { enabled: false } },
  };
}
