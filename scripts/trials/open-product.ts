import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { hasCaddy } from '../../cms/tests/support/caddy.ts';
import { freePorts } from '../../cms/tests/support/free-ports.ts';
import { startPostgresServer } from '../../cms/tests/support/postgres-server.ts';
import { compileCms } from '../lib/cms.ts';
import { CMS_DIR } from '../lib/dirs.ts';
import { envText, randomValues } from '../lib/env-file.ts';
import { ALL_VARIABLES, readVariables, type EnvSource } from '../lib/env.ts';
import { publishTestRelease, TEST_PAGES } from '../lib/releases/test-release.ts';
import { step } from '../lib/steps.ts';
import { Supervisor } from '../lib/supervisor.ts';
import { startCaddy } from '../web/test-servers.ts';
import { Product } from './product.ts';
import type { CleanUps, Need } from './scenario.ts';

const SMALL_DISK = ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs'];

/** Returns the variables of a separate product, with free ports and new secrets. */
async function createEnvironment(dataDir: string): Promise<EnvSource> {
  const [CMS_PORT, SITE_PORT, PUBLISHER_PORT] = (await freePorts(3)).map(String);
  return {
    ...parseEnv(envText(randomValues())),
    ...{ DATA_DIR: dataDir, CMS_PORT, SITE_PORT, PUBLISHER_PORT },
    DEMO: 'true',
    TRUSTED_PROXIES: '',
  };
}

/** Mounts a small disk at a folder; returns false without the privileges for it. */
export function mountSmallDisk(folder: string, cleanUps: CleanUps): boolean {
  mkdirSync(folder, { recursive: true });
  if (spawnSync('mount', [...SMALL_DISK, folder]).status !== 0) return false;
  cleanUps.push(() => spawnSync('umount', ['-l', folder]));
  return true;
}

/** Starts the built CMS with the demo content, and the web servers with test pages, on free ports. */
export async function openProduct(
  dataDir: string,
  needs: ReadonlySet<Need>,
  cleanUps: CleanUps,
): Promise<Product> {
  const environment = await createEnvironment(dataDir);
  const postgres = needs.has('postgres')
    ? await step('Iniciar PostgreSQL', () =>
        startPostgresServer({ isDurable: true, folder: path.join(CMS_DIR, 'tests/support') }),
      )
    : undefined;
  if (postgres) {
    cleanUps.push(postgres.remove);
    Object.assign(environment, { DATABASE_CLIENT: 'postgres', DATABASE_URL: postgres.url });
  }
  const product = new Product(readVariables(ALL_VARIABLES, environment));
  const { CMS_PUBLIC_URL: cmsUrl, SITE_PUBLIC_URL: siteUrl } = product.env;
  product.postgres = postgres;
  cleanUps.push(() => product.stop());
  const { panel } = await compileCms(product.env, new Supervisor());
  await panel;
  await step('Iniciar el CMS con el contenido de demostración', () => product.start('cms'));
  await publishTestRelease(dataDir, TEST_PAGES);
  await product.start('web');
  if (needs.has('caddy') && hasCaddy()) {
    const { siteStateDir } = product;
    const caddy = await startCaddy({ siteStateDir, cmsUrl, panelUrl: cmsUrl });
    cleanUps.push(caddy.close);
    product.fronts.push({ name: 'Caddy', url: caddy.url, pid: caddy.pid ?? 0 });
  }
  product.fronts.push({ name: 'npm start', url: siteUrl, pid: product.pidOf('web') });
  return product;
}
