import { addCategory } from '../../support/build-product';
import { filterReads, captureStatements } from '../../support/capture-statements';
import { signInWithRole, type PanelStaff } from '../../support/panel-staff';
import { type Cms, setUpCms } from '../../support/start-cms';

const PRODUCT = 'api::product.product';
const ARTICLE = 'api::article.article';
const PAGE = 'api::page.page';

const USUAL_COUNT = 40;
/** `PRODUCT_COUNT=2000` prints how long it takes among more content. */
const PRODUCTS = Number(process.env.PRODUCT_COUNT ?? USUAL_COUNT);
const ARTICLES = Math.ceil(PRODUCTS * 0.15);
const LINKING_ARTICLES = Math.ceil(ARTICLES / 10);
const PAGES = 5;
const BATCH = 100;
const FILL_TIMEOUT_MS = 5 * 60_000;
const REPEATS = 7;

const paragraph = (text: string, href?: string) => ({
  type: 'paragraph',
  children: href
    ? [{ type: 'link', url: href, children: [{ type: 'text', text }] }]
    : [{ type: 'text', text }],
});

/** Stores drafts and published versions without the document service, which would take minutes. */
async function store(cms: Cms, uid: string, count: number, build: (index: number) => object) {
  for (let start = 0; start < count; start += BATCH) {
    const data = Array.from({ length: Math.min(BATCH, count - start) }, (_row, offset) => {
      const index = start + offset;
      const row = { documentId: `${uid.split('.')[1]}${index}`, ...build(index) };
      return [null, new Date()].map((publishedAt) => ({ ...row, publishedAt }));
    });
    await cms.strapi.db.query(uid).createMany({ data: data.flat() });
  }
}

/** Gives all products a category. */
async function categorise(cms: Cms, documentId: string): Promise<void> {
  const knex = cms.strapi.db.connection;
  await knex.raw(
    `insert into products_category_lnk (product_id, product_category_id)
      select p.id, c.id from products p join product_categories c on c.document_id = ?
      and (c.published_at is null) = (p.published_at is null)`,
    [documentId],
  );
}

describe(`usage of an entry among ${PRODUCTS} products and ${ARTICLES} articles`, () => {
  const cms = setUpCms();
  let editor: PanelStaff;
  let category: string;

  beforeAll(async () => {
    editor = await signInWithRole(cms, 'editor');
    category = await addCategory(cms, 'Lectores');
    await store(cms, PRODUCT, PRODUCTS, (index) => ({
      ...{ name: `Lector ${index}`, slug: `lector-${index}`, description: 'Lee códigos.' },
      ...{ price: 990, order: index },
    }));
    await categorise(cms, category);
    await store(cms, ARTICLE, ARTICLES, (index) => ({
      ...{ title: `Guía ${index}`, slug: `guia-${index}`, summary: 'Resumen', date: '2026-11-01' },
      body: [
        ...Array.from({ length: 60 }, () => paragraph('Texto de un artículo. '.repeat(8))),
        ...(index % 10 === 0 ? [paragraph('Ver el lector', '/productos/lector-7?de=guia')] : []),
      ],
    }));
    for (let index = 0; index < PAGES; index += 1) {
      const sections = [
        { __component: 'page.hero', variant: 'sinImagen', title: `Página ${index}` },
        { __component: 'page.text', title: 'Bases', body: [paragraph('Del 13 al 16.')] },
        {
          ...{ __component: 'page.text', title: 'Más' },
          body: [paragraph('Ver', index === 3 ? '/productos/lector-7' : '/productos')],
        },
      ];
      const data = { title: `Página ${index}`, slug: `pagina-${index}`, sections } as never;
      await cms.strapi.documents(PAGE).create({ data });
    }
    await cms.strapi.db.connection.raw('analyze');
  }, FILL_TIMEOUT_MS);

  const read = (uid: string, id: string) =>
    editor.call('get', `/publish-checks/usages/${uid}/${id}`).expect(200);

  it.each([
    ['nothing uses', 'product9', 0],
    ['articles and a page link to', 'product7', LINKING_ARTICLES + 1],
  ])('finds what refers to a product that %s', async (name, id, length) => {
    const times: number[] = [];
    for (let index = 0; index < REPEATS; index += 1) {
      const start = performance.now();
      const { body } = await read(PRODUCT, id);
      times.push(performance.now() - start);
      expect(body.data).toHaveLength(length);
    }
    if (PRODUCTS === USUAL_COUNT) return;
    const median = times.toSorted((a, b) => a - b)[Math.floor(REPEATS / 2)];
    process.stdout.write(`Usage of a product that ${name}: ${median?.toFixed(0)} ms\n`);
  });

  it('finds all products of a category', async () => {
    const { body } = await read('api::product-category.product-category', category);
    expect(body.data).toHaveLength(PRODUCTS);
  });

  it('reads the content of entries that refer to it only', async () => {
    const readsOf = async (id: string) =>
      filterReads(await captureStatements(cms, () => read(PRODUCT, id)), 'articles').filter(
        (sql) => !/^select [`"]id[`"] from/.test(sql),
      );
    expect(await readsOf('product9')).toEqual([]);
    expect(await readsOf('product7')).toHaveLength(1);
  });
});
