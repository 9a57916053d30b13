import type { BulkEntry } from '../../../contracts/bulk-actions';
import { addCategory, buildProduct } from '../../support/build-product';
import { signInWithRole, type PanelStaff } from '../../support/panel-staff';
import { setUpCms } from '../../support/start-cms';

const PRODUCT = 'api::product.product';
const CATEGORY = 'api::product-category.product-category';
const PRODUCTS = `/content-manager/collection-types/${PRODUCT}`;
const CATEGORIES = `/content-manager/collection-types/${CATEGORY}`;

describe('actions for several entries', () => {
  const cms = setUpCms();
  let editor: PanelStaff;
  let category: string;
  let count = 0;

  beforeAll(async () => {
    editor = await signInWithRole(cms, 'editor');
    category = await addCategory(cms, 'Lectores');
  });

  async function addProduct(changes: object = {}): Promise<string> {
    count += 1;
    const own = { name: `Lector ${count}`, slug: `lector-${count}` };
    return editor.create(PRODUCTS, buildProduct(category, { ...own, ...changes }));
  }
  const send = (step: 'check' | 'run', action: string, documentIds: string[], uid = PRODUCT) =>
    editor.call('post', `/bulk-actions/${uid}/${step}`).send({ action, documentIds });
  async function act(...request: Parameters<typeof send>): Promise<BulkEntry[]> {
    return (await send(...request).expect(200)).body.data;
  }
  const countRows = (documentId: string, where: object = {}, uid = PRODUCT) =>
    cms.strapi.db.query(uid).count({ where: { documentId, ...where } });
  const isPublished = async (id: string) =>
    (await countRows(id, { publishedAt: { $notNull: true } })) === 1;

  it('are checked without changing anything, and name every entry that is refused', async () => {
    const good = await addProduct();
    const free = await addProduct({ name: 'Gratis', price: 0 });
    const empty = await addProduct({ name: 'Sin texto', description: null });
    const same = await addProduct({ name: 'Lector 1' });
    const entries = await act('check', 'publish', [good, free, empty, same]);
    expect(entries).toMatchObject([
      { documentId: good, refusal: null },
      { name: 'Gratis', refusal: expect.stringMatching(/^«Precio[^»]*» es cero/) },
      { name: 'Sin texto', refusal: '«Descripción»: Este campo es obligatorio.' },
      { refusal: null, warnings: [expect.stringMatching(/se llama «Lector 1»/)] },
    ]);
    for (const id of [good, free, empty, same]) expect(await isPublished(id)).toBe(false);
    const versions = await cms.strapi.db
      .query('api::entry-version.entry-version')
      .count({ where: { entryId: good, action: 'publish' } });
    expect(versions).toBe(0);
  });

  it('publish the accepted entries of many although others are refused', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 20; index += 1) {
      ids.push(await addProduct(index % 10 === 3 ? { price: 0 } : {}));
    }
    const entries = await act('run', 'publish', ids);
    const refused = entries.filter(({ refusal }) => refusal !== null);
    expect(refused.map(({ documentId }) => documentId)).toEqual(
      ids.filter((_id, index) => index % 10 === 3),
    );
    expect(await Promise.all(ids.map(isPublished))).toEqual(
      ids.map((_id, index) => index % 10 !== 3),
    );
  }, 60_000);

  it("name all refusals in Strapi's own routes, and then change nothing", async () => {
    const good = await addProduct();
    const bad = [
      await addProduct({ name: 'Malo', price: 0 }),
      await addProduct({ name: 'Peor', price: 0 }),
    ];
    const response = await editor.act(PRODUCTS, 'bulkPublish', {
      documentIds: [bad[0], good, bad[1]],
    });
    expect(response.status).toBe(400);
    expect(response.body.error.message).toMatch(/«Malo» no se publicó\..*«Peor» no se publicó\./);
    expect(await isPublished(good)).toBe(false);
    await editor.act(PRODUCTS, 'bulkPublish', { documentIds: [good] }).expect(200);
    expect(await isPublished(good)).toBe(true);
  });

  it('remove what is free and keep what is in use', async () => {
    const used = await addCategory(cms, 'Usada');
    const unused = await addCategory(cms, 'Libre');
    const product = await addProduct({ category: used });
    await editor.act(`${PRODUCTS}/${product}`, 'publish').expect(200);
    const [first, second] = await act('run', 'delete', [used, unused], CATEGORY);
    expect(first?.refusal).toMatch(/^Sigue en el sitio porque se usa en Producto/);
    expect(second?.refusal).toBeNull();
    expect([await countRows(used, {}, CATEGORY), await countRows(unused, {}, CATEGORY)]).toEqual([
      2, 0,
    ]);
    const both = await editor.act(CATEGORIES, 'bulkUnpublish', { documentIds: [used] });
    expect(both.status).toBe(400);
  });

  it('report entries that do not exist any more', async () => {
    const [gone] = await act('run', 'publish', ['borrada']);
    expect(gone?.refusal).toBe('Ya no existe: alguien más la borró.');
  });

  it('require the permission for the action', async () => {
    const writer = await signInWithRole(cms, 'redactor');
    const id = await addProduct();
    const url = `/bulk-actions/${PRODUCT}/run`;
    for (const action of ['publish', 'unpublish']) {
      const response = await writer.call('post', url).send({ action, documentIds: [id] });
      expect(response.status).toBe(403);
    }
    expect((await send('run', 'archive', [id])).status).toBe(400);
    const single = await send('run', 'publish', [], 'api::home-page.home-page');
    expect(single.status).toBe(404);
    expect(await isPublished(id)).toBe(false);
  });
});
