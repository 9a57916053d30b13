import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { addCategory, addPicture, buildProduct } from '../support/build-product';
import { signInAsSuperAdmin } from '../support/panel-staff';
import { signIn } from '../support/sign-in';
import { type Cms, startCms } from '../support/start-cms';

const PRODUCT = 'api::product.product';

/** A site whose `release.json` lists the given entries. */
async function startFakeSite(): Promise<{
  url: string;
  entries: Record<string, string>;
  server: Server;
}> {
  const entries: Record<string, string> = {};
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ entries }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, entries, server };
}

describe('lists with the state of entries', () => {
  let cms: Cms;
  let site: Awaited<ReturnType<typeof startFakeSite>>;
  let documentId: string;

  beforeAll(async () => {
    site = await startFakeSite();
    cms = await startCms({ SITE_PUBLIC_URL: site.url });
  });
  afterAll(async () => {
    await cms.stop();
    site.server.close();
  });

  const readDashboard = async () => {
    const { call } = await signIn(cms);
    const { body } = await call('get', '/api/products?status=draft&pagination[pageSize]=100');
    return body.data.find((each: { documentId: string }) => each.documentId === documentId);
  };
  const readHome = async () => {
    const { call } = await signInAsSuperAdmin(cms);
    const { body } = await call('get', '/content-manager/homepage/recent-documents?action=update');
    return body.data.find((each: { documentId: string }) => each.documentId === documentId);
  };
  const readPanelList = async (id: string, address: string) => {
    const { call } = await signInAsSuperAdmin(cms);
    const { body } = await call('get', `/content-manager/${address}`);
    return body.results.find((each: { documentId: string }) => each.documentId === id);
  };
  const readProductList = () =>
    readPanelList(documentId, `collection-types/${PRODUCT}?pageSize=100`);

  it('show a published entry as online only when the live release has it', async () => {
    const { call } = await signIn(cms);
    const data = buildProduct(await addCategory(cms), { image: await addPicture(cms) });
    const { body } = await call('post', '/api/products').send({ data }).expect(201);
    const id: string = body.data.documentId;
    documentId = id;

    expect(await readDashboard()).toMatchObject({ state: 'published', isOnline: false });
    expect(await readHome()).toMatchObject({ status: 'not-online' });
    expect(await readProductList()).toMatchObject({ status: 'not-online' });

    const snapshot = await cms.strapi.service('api::publication.publication').snapshot();
    const key = `${PRODUCT}:${id}`;
    site.entries[key] = snapshot.entries[key];
    expect(await readDashboard()).toMatchObject({ state: 'published', isOnline: true });
    expect(await readHome()).toMatchObject({ status: 'published' });
    expect(await readProductList()).toMatchObject({ status: 'published' });

    site.entries[key] = 'an older version';
    expect(await readDashboard()).toMatchObject({ isOnline: false });
  });

  it('show the same for the entries that another one links to', async () => {
    const category = await addCategory(cms, 'Accesorios');
    const read = () =>
      readPanelList(category, `relations/${PRODUCT}/category?pageSize=100&id=${documentId}`);
    expect(await read()).toMatchObject({ status: 'not-online' });

    const snapshot = await cms.strapi.service('api::publication.publication').snapshot();
    Object.assign(site.entries, snapshot.entries);
    expect(await read()).toMatchObject({ status: 'published' });
  });

  it('do not show an entry as online while the site does not respond', async () => {
    site.server.close();
    site.server.closeAllConnections();
    expect(await readDashboard()).toMatchObject({ state: 'published', isOnline: false });
    expect(await readHome()).toMatchObject({ status: 'not-online' });
  });
});
