import path from 'node:path';
import { readVariables, ALL_VARIABLES, toEnvironment } from '../../lib/env.ts';
import { publishTestRelease, TEST_PAGES } from '../../lib/releases/test-release.ts';
import { step } from '../../lib/steps.ts';
import { hasCaddy, startCaddy, type TestServer } from '../../web/test-servers.ts';
import { createEnvironment } from '../harness/environment.ts';
import { createProduct, type FaultyProduct } from '../harness/product.ts';
import { openEnquiryRows, type EnquiryRows } from './enquiry-rows.ts';
import { startPostgres, type Postgres } from './postgres.ts';

/** A public web server with the CMS behind it. */
export type Front = { name: string; url: string; pid: number };

/** The product as in production: PostgreSQL, the built CMS and the web servers, on free ports. */
export type Setting = {
  product: FaultyProduct;
  postgres: Postgres;
  rows: EnquiryRows;
  /** Caddy, where it is installed, and the server of `npm start`. */
  fronts: [Front, ...Front[]];
  /** Replaces the test pages with the real site, once. The publisher then prepares its next build. */
  publishSite: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts everything except the publisher; ends the started programs when one fails to start. */
export async function createSetting(dataDir: string): Promise<Setting> {
  const postgres = await step('Iniciar PostgreSQL', startPostgres);
  const environment = toEnvironment(await createEnvironment(dataDir));
  const database = { DATABASE_CLIENT: 'postgres', DATABASE_URL: postgres.url };
  const product = createProduct(readVariables(ALL_VARIABLES, { ...environment, ...database }));
  const { CMS_PUBLIC_URL: cmsUrl, SITE_PUBLIC_URL: siteUrl } = product.env;
  const rows = openEnquiryRows(postgres.url);
  let caddy: TestServer | undefined;
  let site: Promise<void> | undefined;
  const publishSite = (): Promise<void> =>
    (site ??= step('Construir y publicar el sitio', async () => {
      await product.startPublisher();
      await product.settled();
    }));
  const stop = async (): Promise<void> => {
    await caddy?.close();
    await product.stopAll();
    await rows.close();
    await postgres.remove();
  };
  try {
    product.makeFolders();
    await step('Preparar el CMS', product.prepare);
    await step('Iniciar el CMS con PostgreSQL', product.startCms);
    await publishTestRelease(dataDir, TEST_PAGES);
    await product.startWeb();
    const ownServer = { name: 'npm start', url: siteUrl, pid: product.pidOf('web') };
    if (!hasCaddy()) return { product, postgres, rows, fronts: [ownServer], publishSite, stop };
    const siteStateDir = path.join(dataDir, 'site');
    caddy = await startCaddy({ siteStateDir, cmsUrl, panelUrl: cmsUrl });
    const { url, pid = 0 } = caddy;
    return {
      product,
      postgres,
      rows,
      fronts: [{ name: 'Caddy', url, pid }, ownServer],
      publishSite,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
