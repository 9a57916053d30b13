import path from 'node:path';
import { readVariables } from '../lib/env.ts';
import { endWithFailure } from '../lib/main.ts';
import { createProgramLog } from '../lib/program-log.ts';
import { onTermination } from '../lib/termination.ts';
import { createWebServer } from './server.ts';

async function main(): Promise<void> {
  const env = readVariables(
    [
      'DATA_DIR',
      'HOST',
      'SITE_PORT',
      'STRAPI_API_URL',
      'CMS_PUBLIC_URL',
      'TRUSTED_PROXIES',
      'LOG_FORMAT',
    ],
    process.env,
  );
  const server = createWebServer({
    siteStateDir: path.join(env.DATA_DIR, 'site'),
    cmsUrl: env.STRAPI_API_URL,
    panelUrl: env.CMS_PUBLIC_URL,
    trustedProxies: env.TRUSTED_PROXIES,
    log: createProgramLog({ program: 'web', format: env.LOG_FORMAT }),
  });
  await server.listen({ port: env.SITE_PORT, host: env.HOST });
  onTermination(() => server.close());
}

main().catch(endWithFailure);
