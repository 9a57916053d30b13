import { mkdirSync } from 'node:fs';
import path from 'node:path';

import type { Core } from '@strapi/strapi';

import { readSettings } from '../src/lib/settings';

export default function server({ env }: Core.Config.Shared.ConfigParams): Core.Config.Server {
  const { host, port, cmsUrl, dataDir, behindProxy } = readSettings();
  const publicDir = path.join(dataDir, 'public');
  // Strapi refuses to start when the folder for uploads is not there.
  mkdirSync(path.join(publicDir, 'uploads'), { recursive: true });

  return {
    host,
    port,
    url: cmsUrl,
    dirs: { public: publicDir },
    app: { keys: env.array('APP_KEYS', []) },
    // One hop only: with more, the client could choose the address the rate limits count.
    proxy: behindProxy ? { koa: true, maxIpsCount: 1 } : {},
    webhooks: { populateRelations: false },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    transfer: { remote: { enabled: false } },
  };
}
