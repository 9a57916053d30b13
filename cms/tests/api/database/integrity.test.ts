import type { IntegrityFault } from '../../../contracts/integrity';
import { reportIntegrityFaults } from '../../../src/features/integrity/server/integrity';
import { addCategory, addPicture, buildProduct } from '../../support/build-product';
import { IS_POSTGRES } from '../../support/create-database';
import { expectLoggedErrors } from '../../support/logged-errors';
import { signInWithRole, type PanelStaff } from '../../support/panel-staff';
import { signIn } from '../../support/sign-in';
import { setUpCms } from '../../support/start-cms';

const INDUSTRY = 'api::industry.industry';
const PRODUCT = 'api::product.product';
const ABOUT = 'api::about-page.about-page';
const INDUSTRIES = `/content-manager/collection-types/${INDUSTRY}`;
const OTHER = 'otro00000000000000000000';

type Row = { id: number; documentId: string; name: string; publishedAt: string | null };

describe('the integrity of stored entries', () => {
  const cms = setUpCms();
  let editor: PanelStaff;
  let manager: Awaited<ReturnType<typeof signIn>>;
  let made = 0;

  beforeAll(async () => {
    editor = await signInWithRole(cms, 'editor');
    manager = await signIn(cms);
  });

  const table = (name: string) => cms.strapi.db.connection(name);
  const documents = (uid: string) => cms.strapi.documents(uid as typeof INDUSTRY);
  const rowsOf = (uid: string): Promise<Row[]> =>
    cms.strapi.db.query(uid).findMany({ orderBy: { id: 'asc' } });
  const read = async (): Promise<IntegrityFault[]> =>
    (await manager.call('get', '/api/health-report').expect(200)).body.data.integrity;
  const repair = async (): Promise<IntegrityFault[]> =>
    (await manager.call('post', '/api/health-report/repairs').send({}).expect(200)).body.data
      .repaired;

  async function addIndustry(): Promise<string> {
    made += 1;
    const data = { name: `Industria ${made}`, slug: `industria-${made}` } as never;
    return (await documents(INDUSTRY).create({ data, status: 'published' })).documentId;
  }
  /** Changes a stored draft, past all checks. */
  const change = (documentId: string, values: object) =>
    table('industries').where({ document_id: documentId, published_at: null }).update(values);
  const stateOf = async (documentId: string) =>
    (await rowsOf(INDUSTRY))
      .filter((row) => row.documentId === documentId)
      .map(({ publishedAt }) => (publishedAt ? 'live' : 'draft'))
      .sort();

  it('is reported as good for correct entries', async () => {
    await addIndustry();
    expect(await read()).toEqual([]);
    expect(await repair()).toEqual([]);
  });

  it('names a live version whose draft has another documentId, and reunites them', async () => {
    const documentId = await addIndustry();
    await change(documentId, { document_id: OTHER, name: 'Corregido' });
    expect(await read()).toEqual([
      {
        kind: 'moved-draft',
        uid: INDUSTRY,
        name: expect.stringMatching(/^Industria «/),
        documentId,
      },
    ]);
    expectLoggedErrors(new RegExp(`Integrity: moved-draft: .*${documentId}.*Reparar contenido`));
    await reportIntegrityFaults(cms.strapi);
    expect(await repair()).toHaveLength(1);
    expect(await stateOf(documentId)).toEqual(['draft', 'live']);
    expect(await stateOf(OTHER)).toEqual([]);
    const { body } = await editor.call('get', `${INDUSTRIES}/${documentId}`).expect(200);
    expect(body.data.name).toBe('Corregido');
    expect(await read()).toEqual([]);
  });

  it('takes a draft that was moved into another entry out of it', async () => {
    const [documentId, other] = [await addIndustry(), await addIndustry()];
    await change(documentId, { document_id: other });
    expect((await read()).map((fault) => [fault.kind, fault.documentId])).toEqual([
      ['moved-draft', documentId],
    ]);
    await repair();
    expect(await stateOf(documentId)).toEqual(['draft', 'live']);
    expect(await stateOf(other)).toEqual(['draft', 'live']);
    expect(await read()).toEqual([]);
  });

  it('recreates a missing draft from the live version', async () => {
    const documentId = await addIndustry();
    await table('industries').where({ document_id: documentId, published_at: null }).delete();
    expect((await read()).map(({ kind }) => kind)).toEqual(['live-without-draft']);
    await repair();
    expect(await stateOf(documentId)).toEqual(['draft', 'live']);
  });

  it('makes a surplus draft an entry of its own', async () => {
    const [documentId, created] = [
      await addIndustry(),
      await documents(INDUSTRY).create({ data: { name: 'Suelto', slug: 'suelto' } as never }),
    ];
    await change(created.documentId, { document_id: documentId });
    expect((await read()).map(({ kind }) => kind)).toEqual(['two-drafts']);
    await repair();
    expect(await stateOf(documentId)).toEqual(['draft', 'live']);
    const free = (await rowsOf(INDUSTRY)).filter(({ name }) => name === 'Suelto');
    expect(free).toHaveLength(1);
    expect(free[0]?.documentId).not.toBe(documentId);
    expect(await read()).toEqual([]);
  });

  it('keeps the newest of several live versions, and makes the others drafts of their own', async () => {
    const documentId = await addIndustry();
    const [draft] = await table('industries').where({ document_id: documentId }).orderBy('id');
    const older = await documents(INDUSTRY).create({
      data: { name: 'Vieja', slug: 'vieja' } as never,
      status: 'published',
    });
    await table('industries').where({ document_id: older.documentId, published_at: null }).delete();
    await table('industries')
      .where({ document_id: older.documentId })
      .update({ document_id: documentId, published_at: new Date(0).toISOString() });
    expect(await read()).toEqual([
      { kind: 'two-live', uid: INDUSTRY, name: `Industria «${draft.name}»`, documentId },
    ]);
    await repair();
    expect(await stateOf(documentId)).toEqual(['draft', 'live']);
    const free = (await rowsOf(INDUSTRY)).filter(({ name }) => name === 'Vieja');
    expect(free).toEqual([expect.objectContaining({ publishedAt: null })]);
    expect(free[0]?.documentId).not.toBe(documentId);
    expect(await read()).toEqual([]);
  });

  it('keeps one live version of a document without a draft', async () => {
    const [documentId, other] = [await addIndustry(), await addIndustry()];
    await table('industries')
      .where({ published_at: null })
      .whereIn('document_id', [documentId, other])
      .delete();
    await table('industries').where({ document_id: other }).update({ document_id: documentId });
    expect((await read()).map(({ kind }) => kind).sort()).toEqual([
      'live-without-draft',
      'two-live',
    ]);
    await repair();
    expect(await stateOf(documentId)).toEqual(['draft', 'live']);
    expect(await read()).toEqual([]);
  });

  it('reports and repairs a single type in the same way', async () => {
    await editor.call('put', `/content-manager/single-types/${ABOUT}`).send({}).expect(200);
    const [row] = await rowsOf(ABOUT);
    await table('about_pages')
      .where({ id: row?.id })
      .update({ published_at: new Date().toISOString() });
    expect((await read()).map(({ kind, uid }) => [kind, uid])).toEqual([
      ['live-without-draft', ABOUT],
    ]);
    await repair();
    expect(await rowsOf(ABOUT)).toHaveLength(2);
    expect(await read()).toEqual([]);
  });

  it('brings ids out of range back, with all links to the entry', async () => {
    const far = IS_POSTGRES ? '2000000000' : '9007199254740993';
    const category = await addCategory(cms);
    const image = await addPicture(cms);
    const data = { ...buildProduct(category), slug: 'lejano', image } as never;
    const product = await documents(PRODUCT).create({ data });
    const stored = await cms.strapi.db
      .query(PRODUCT)
      .findOne({ where: { documentId: product.documentId }, populate: ['category', 'image'] });
    await moveTo(stored.id, far);
    const fault = { kind: 'unsafe-ids', uid: PRODUCT, name: 'Producto «Lector de códigos»' };
    expect(await read()).toEqual([{ ...fault, documentId: product.documentId }]);
    expectLoggedErrors(/unsafe-ids: Producto «Lector de códigos» \(.*\): .*«Reparar contenido»/);
    await reportIntegrityFaults(cms.strapi);
    expect(await repair()).toHaveLength(1);
    const repaired = await cms.strapi.db
      .query(PRODUCT)
      .findOne({ where: { documentId: product.documentId }, populate: ['category', 'image'] });
    expect(repaired.id).toBeLessThan(1000);
    expect(repaired).toEqual({ ...stored, id: repaired.id });
    expect(await read()).toEqual([]);
    const next = await documents(PRODUCT).create({
      data: { ...buildProduct(category), slug: 'siguiente' } as never,
    });
    expect(Number(next.id)).toBe(repaired.id + 1);
  });

  /** Gives a product another id, as a request could before. */
  async function moveTo(id: number, far: string) {
    const { connection } = cms.strapi.db;
    const links = [
      ['products_category_lnk', 'product_id', {}],
      ['files_related_mph', 'related_id', { related_type: PRODUCT }],
    ] as const;
    await connection.transaction(async (trx) => {
      if (IS_POSTGRES) await trx.raw('set constraints all deferred');
      else await trx.raw('pragma defer_foreign_keys = on');
      const columns = Object.keys(await trx('products').columnInfo()).filter((c) => c !== 'id');
      const list = columns.map((name) => `"${name}"`).join(', ');
      await trx.raw(
        `insert into products (id, ${list}) select cast(${far} as bigint), ${list} from products where id = ${id}`,
      );
      for (const [name, column, typed] of links) {
        await trx(name)
          .where({ ...typed, [column]: id })
          .update({ [column]: trx.raw(`cast(${far} as bigint)`) });
      }
      await trx('products').where({ id }).delete();
    });
  }

  (IS_POSTGRES ? it : it.skip)('moves a sequence beyond ids that were taken ahead', async () => {
    const documentId = await addIndustry();
    const [last] = await table('industries').max('id as id');
    await table('industries')
      .where({ document_id: documentId })
      .update({
        id: cms.strapi.db.connection.raw('id + 6'),
      });
    expect((await read()).map((fault) => [fault.kind, fault.documentId])).toEqual([
      ['unsafe-ids', documentId],
    ]);
    await repair();
    for (let count = 0; count < 8; count += 1) await addIndustry();
    const ids = (await rowsOf(INDUSTRY)).map(({ id }) => id);
    expect(Math.max(...ids)).toBeGreaterThan(Number(last?.id) + 6);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
