import path from 'node:path';
import { checkDatabase } from './lib/check-database.ts';
import { startCms, strapi } from './lib/cms.ts';
import { MODULES_DIR, SITE_DIR } from './lib/dirs.ts';
import type { Variables } from './lib/env.ts';
import { endWithFailure } from './lib/main.ts';
import { assertPortsFree } from './lib/ports.ts';
import { prepareEnvironment } from './lib/prepare-environment.ts';
import { dim, print } from './lib/print.ts';
import { step } from './lib/steps.ts';
import { Supervisor } from './lib/supervisor.ts';
import { onTermination } from './lib/termination.ts';

const GATSBY = path.join(MODULES_DIR, 'gatsby/cli.js');

const relay = (name: string) => (line: string) => print(`${dim(`[${name}]`)} ${line}`);

function startGatsby(env: Variables, supervisor: Supervisor): Promise<void> {
  const options = {
    name: 'gatsby develop',
    command: process.execPath,
    args: [GATSBY, 'develop', '-H', env.HOST, '-p', String(env.SITE_PORT)],
    cwd: SITE_DIR,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      STRAPI_API_URL: env.STRAPI_API_URL,
      STRAPI_TOKEN: env.STRAPI_TOKEN,
      SITE_PUBLIC_URL: env.SITE_PUBLIC_URL,
      DEMO: String(env.DEMO),
      GATSBY_TELEMETRY_DISABLED: '1',
      // Enables POST /__refresh, which reloads the content without a restart.
      ENABLE_GATSBY_REFRESH_ENDPOINT: 'true',
    },
    logFile: path.join(env.DATA_DIR, 'logs/gatsby-develop.log'),
    onLine: relay('sitio'),
  };
  // Gatsby prints its own progress.
  return supervisor.keep({ options, waitUntilReady: () => Promise.resolve() });
}

/** `npm run dev`: CMS, its panel and the site with hot reload, on the same data as `npm start`. */
async function main(): Promise<void> {
  const env = prepareEnvironment({ isDemo: true });
  const ports = [
    { variable: 'CMS_PORT', port: env.CMS_PORT, purpose: 'el CMS' },
    { variable: 'SITE_PORT', port: env.SITE_PORT, purpose: 'el sitio' },
  ];
  await assertPortsFree(ports, env.HOST);
  await checkDatabase(env);
  const supervisor = new Supervisor();
  onTermination(() => supervisor.stopAll());
  try {
    // Compiles the server, and serves the panel from its sources with hot reload.
    const options = strapi(env, ['develop'], 'strapi develop');
    const cms = {
      ...options,
      env: { ...options.env, NODE_ENV: 'development' },
      onLine: relay('cms'),
    };
    await step('Iniciar el CMS con el contenido de demostración', () =>
      startCms(env, supervisor, cms),
    );
    await startGatsby(env, supervisor);
    print(`\nSitio: ${env.SITE_PUBLIC_URL}   CMS: ${env.CMS_PUBLIC_URL}/admin`);
    print(`Componentes: ${env.SITE_PUBLIC_URL}/componentes`);
    print(dim('Ctrl-C termina todo.\n'));
  } catch (error) {
    await supervisor.stopAll();
    throw error;
  }
}

main().catch(endWithFailure);
