import type { Response } from 'supertest';

import type { BulkEntry } from '../../../contracts/bulk-actions';
import { addCategory, buildProduct } from '../../support/build-product';
import { signInWithRole, type PanelStaff } from '../../support/panel-staff';
import { setUpCms } from '../../support/start-cms';

const PRODUCT = 'api::product.product';
const PRODUCTS = `/content-manager/collection-types/${PRODUCT}`;
const TAKEN = '«Dirección en el sitio»: Otra entrada ya tiene este valor. Escribe otro.';

describe('publications at the same time', () => {
  const cms = setUpCms();
  let editor: PanelStaff;
  let category: string;
  let made = 0;

  beforeAll(async () => {
    editor = await signInWithRole(cms, 'editor');
    category = await addCategory(cms);
  });

  /** Adds a draft past the form of the panel, which suggests a free slug. */
  async function addDraft(changes: object = {}): Promise<string> {
    made += 1;
    const own = { name: `Terminal ${made}`, slug: `terminal-${made}` };
    const data = buildProduct(category, { ...own, ...changes }) as never;
    return (await cms.strapi.documents(PRODUCT).create({ data })).documentId;
  }
  const bulk = (step: 'check' | 'run', documentIds: string[]) =>
    editor
      .call('post', `/bulk-actions/${PRODUCT}/${step}`)
      .send({ action: 'publish', documentIds });
  const listLive = (slug: string) =>
    cms.strapi.db.query(PRODUCT).findMany({ where: { slug, publishedAt: { $notNull: true } } });

  type Publish = (id: string) => PromiseLike<Response>;
  const inPanel: Publish = (id) => editor.act(`${PRODUCTS}/${id}`, 'publish');
  const inBulk: Publish = (id) => bulk('run', [id]);

  it.each<[string, Publish, Publish]>([
    ['in the panel', inPanel, inPanel],
    ['in two selections', inBulk, inBulk],
    ['in the panel and in a selection', inPanel, inBulk],
  ])('accept one of two drafts with the same slug %s', async (_name, first, second) => {
    for (let round = 0; round < 5; round += 1) {
      const slug = `repetida-${made}`;
      const ids = [await addDraft({ slug }), await addDraft({ slug })] as const;
      const responses = await Promise.all([first(ids[0]), second(ids[1])]);
      expect(await listLive(slug)).toHaveLength(1);
      const refusals = responses.flatMap(({ body }) =>
        body.error ? [body.error.message] : ((body.data as BulkEntry[])[0]?.refusal ?? []),
      );
      expect(refusals).toEqual([TAKEN]);
    }
  });

  it('of the same entries in opposite orders all succeed', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 6; index += 1) ids.push(await addDraft());
    const reversed = [...ids].reverse();
    const orders = [ids, reversed, ids, reversed];
    const checks = await Promise.all(orders.map((order) => bulk('check', order)));
    expect(checks.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const together = await Promise.all(
      orders.map((documentIds) => editor.act(PRODUCTS, 'bulkPublish', { documentIds })),
    );
    expect(together.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const runs = await Promise.all(orders.map((order) => bulk('run', order)));
    for (const { body } of [...checks, ...runs]) {
      expect((body.data as BulkEntry[]).map(({ refusal }) => refusal)).toEqual(ids.map(() => null));
    }
  });
});
