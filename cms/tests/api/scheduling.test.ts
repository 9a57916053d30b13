import { listPublicTypes } from '../../src/lib/public-types';
import { createScheduleFailures } from '../../src/scheduling/failures';
import { addCategory, aProduct } from '../support/catalogue';
import { type Cms, startCms } from '../support/cms';
import { createScheduling, eventually, inMinutes } from '../support/scheduling';

const INDUSTRY = 'api::industry.industry';
const PRODUCT = 'api::product.product';
const PAGE = 'api::not-found-page.not-found-page';

describe('what is scheduled', () => {
  let cms: Cms;
  let scheduling: ReturnType<typeof createScheduling>;
  let made = 0;

  /** An industry with moments; its content is complete. */
  async function add(moments: object, status?: 'published'): Promise<string> {
    made += 1;
    const data = { name: `Giro ${made}`, slug: `giro-${made}`, ...moments };
    return (await scheduling.documents(INDUSTRY).create({ data, status })).documentId;
  }

  beforeAll(async () => {
    cms = await startCms();
    scheduling = createScheduling(cms);
  });
  afterAll(() => cms.stop());

  it('can be set on every public type, in Spanish, and on no other', async () => {
    const types = listPublicTypes(cms.strapi);
    expect(types.length).toBeGreaterThan(15);
    const views = cms.strapi.plugin('content-manager').service('content-types');
    for (const type of types) {
      const { uid, attributes } = type;
      const { metadatas } = await views.findConfiguration(type);
      for (const [field, label] of [
        ['publishAt', 'Publicar el'],
        ['unpublishAt', 'Retirar el'],
      ] as const) {
        expect(attributes).toHaveProperty(field, expect.objectContaining({ type: 'datetime' }));
        expect([uid, metadatas[field].edit.label]).toEqual([uid, label]);
      }
    }
    expect(cms.strapi.contentType('api::enquiry.enquiry').attributes).not.toHaveProperty(
      'publishAt',
    );
  });

  it('is published at its moment, and not before', async () => {
    const entry = await add({ publishAt: inMinutes(60) });
    await scheduling.look(inMinutes(59));
    expect(await scheduling.isPublished(INDUSTRY, entry)).toBe(false);
    await scheduling.look(inMinutes(61));
    expect(await scheduling.isPublished(INDUSTRY, entry)).toBe(true);
    expect(await scheduling.readDraft(INDUSTRY, entry)).toMatchObject({ publishAt: null });
  });

  it('is taken off at its moment, also when only the draft knows of it', async () => {
    const entry = await add({}, 'published');
    await scheduling
      .documents(INDUSTRY)
      .update({ documentId: entry, data: { unpublishAt: inMinutes(60) } });
    await scheduling.look(inMinutes(59));
    expect(await scheduling.isPublished(INDUSTRY, entry)).toBe(true);
    await scheduling.look(inMinutes(61));
    expect(await scheduling.isPublished(INDUSTRY, entry)).toBe(false);
    expect(await scheduling.readDraft(INDUSTRY, entry)).toMatchObject({ unpublishAt: null });
  });

  it('ends off the site when both moments passed, and was never on it', async () => {
    const published = scheduling.listenToPublishing();
    const fresh = await add({ publishAt: inMinutes(60), unpublishAt: inMinutes(120) });
    const old = await add({}, 'published');
    await scheduling.forge(INDUSTRY, old, {
      publishAt: inMinutes(60),
      unpublishAt: inMinutes(120),
    });
    await eventually(() => published.includes(old));
    await scheduling.look(inMinutes(180));
    expect(await scheduling.isPublished(INDUSTRY, fresh)).toBe(false);
    expect(await scheduling.isPublished(INDUSTRY, old)).toBe(false);
    await scheduling.look(inMinutes(240));
    expect(await scheduling.isPublished(INDUSTRY, fresh)).toBe(false);
    expect(published.filter((entry) => entry === fresh || entry === old)).toEqual([old]);
  });

  it('is on the site between its two moments', async () => {
    const entry = await add({ publishAt: inMinutes(60), unpublishAt: inMinutes(120) });
    await scheduling.look(inMinutes(90));
    expect(await scheduling.isPublished(INDUSTRY, entry)).toBe(true);
    await scheduling.look(inMinutes(121));
    expect(await scheduling.isPublished(INDUSTRY, entry)).toBe(false);
  });

  it('publishes the changes of a published entry as they stand at that moment', async () => {
    const entry = await add({}, 'published');
    const documents = scheduling.documents(INDUSTRY);
    await documents.update({
      documentId: entry,
      data: { name: 'Museos', publishAt: inMinutes(60) },
    });
    await documents.update({ documentId: entry, data: { name: 'Museos y galerías' } });
    await scheduling.look(inMinutes(61));
    const [published] = await cms.strapi.db
      .query(INDUSTRY)
      .findMany({ where: { documentId: entry, publishedAt: { $notNull: true } } });
    const draft = await scheduling.readDraft(INDUSTRY, entry);
    expect(published).toMatchObject({ name: 'Museos y galerías', publishAt: null });
    // The panel and the dashboard call it modified when the draft is younger.
    expect(new Date(draft.updatedAt) > new Date(published.updatedAt)).toBe(false);
  });

  it('works for what there is only one of', async () => {
    const data = { title: 'No está', description: 'Busca en el menú.', publishAt: inMinutes(60) };
    const { documentId } = await scheduling.documents(PAGE).create({ data });
    await scheduling.look(inMinutes(61));
    expect(await scheduling.isPublished(PAGE, documentId)).toBe(true);
  });

  it('publishes a category before the product that names it', async () => {
    const category = await addCategory(cms, 'Básculas');
    await cms.strapi.documents('api::product-category.product-category').unpublish({
      documentId: category,
    });
    const product = await scheduling.documents(PRODUCT).create({
      data: { ...aProduct(category), slug: 'bascula' },
    });
    const at = { publishAt: inMinutes(-1) };
    await scheduling.forge(PRODUCT, product.documentId, at);
    await scheduling.forge('api::product-category.product-category', category, at);
    await scheduling.look(new Date());
    const published = await cms.strapi.db.query(PRODUCT).findOne({
      where: { documentId: product.documentId, publishedAt: { $notNull: true } },
      populate: ['category'],
    });
    expect(published?.category).toMatchObject({ documentId: category });
    expect(published?.category.publishedAt).not.toBeNull();
  });

  it('is done once, by whichever of two looks at the same moment comes first', async () => {
    const published = scheduling.listenToPublishing();
    const entries = await Promise.all([1, 2, 3, 4].map(() => add({ publishAt: inMinutes(60) })));
    const now = inMinutes(61);
    await Promise.all([scheduling.look(now), scheduling.look(now), scheduling.look(now)]);
    for (const entry of entries) {
      expect(await scheduling.isPublished(INDUSTRY, entry)).toBe(true);
    }
    await eventually(() => entries.every((entry) => published.includes(entry)));
    await scheduling.look(now);
    expect(published.filter((entry) => entries.includes(entry)).sort()).toEqual(entries.sort());
  });

  it('tells what was refused and goes on with the others', async () => {
    const incomplete = await scheduling.documents(PRODUCT).create({
      data: { name: 'Sin precio', slug: 'sin-precio', publishAt: inMinutes(60) },
    });
    const { documentId } = incomplete;
    const publishAt = inMinutes(61);
    const complete = await add({ publishAt });
    await scheduling.look(inMinutes(62));
    expect(await scheduling.isPublished(PRODUCT, documentId)).toBe(false);
    expect(await scheduling.isPublished(INDUSTRY, complete)).toBe(true);

    const failures = createScheduleFailures(cms.strapi);
    const failure = await failures.read(PRODUCT, documentId);
    expect(failure).toMatchObject({ action: 'publish', reason: null });
    expect(failure?.fields).toEqual(expect.arrayContaining(['description', 'price']));
    // Once is enough: the moment is gone, and staff are told.
    expect(await scheduling.readDraft(PRODUCT, documentId)).toMatchObject({ publishAt: null });

    const category = await addCategory(cms);
    const data = { ...aProduct(category), slug: 'sin-precio' };
    await scheduling.documents(PRODUCT).update({ documentId, data });
    expect(await failures.read(PRODUCT, documentId)).not.toBeNull();
    await scheduling.documents(PRODUCT).publish({ documentId });
    expect(await failures.read(PRODUCT, documentId)).toBeNull();
  });

  it('is done as a whole or not at all, and tried again when the database was the reason', async () => {
    let isDown = true;
    cms.strapi.documents.use(async (ctx, next) => {
      const result = await next();
      if (isDown && ctx.action === 'publish')
        throw Object.assign(new Error('x'), { code: '57P01' });
      return result;
    });
    const publishAt = inMinutes(60);
    const entry = await add({ publishAt });
    await scheduling.look(inMinutes(61));
    expect(await scheduling.isPublished(INDUSTRY, entry)).toBe(false);
    const draft = await scheduling.readDraft(INDUSTRY, entry);
    expect(new Date(draft.publishAt)).toEqual(publishAt);
    expect(await createScheduleFailures(cms.strapi).read(INDUSTRY, entry)).toBeNull();
    isDown = false;
    await scheduling.look(inMinutes(61));
    expect(await scheduling.isPublished(INDUSTRY, entry)).toBe(true);
  });

  it('belongs to the entry: a copy has no moments, and discarding keeps the last one', async () => {
    const entry = await add({}, 'published');
    const documents = scheduling.documents(INDUSTRY);
    const unpublishAt = inMinutes(120);
    await documents.update({
      documentId: entry,
      data: { publishAt: inMinutes(60), unpublishAt },
    });
    const copy = await documents.clone({ documentId: entry, data: { slug: 'copia' } });
    expect(await scheduling.readDraft(INDUSTRY, copy.documentId)).toMatchObject({
      publishAt: null,
      unpublishAt: null,
    });
    await documents.discardDraft({ documentId: entry });
    const draft = await scheduling.readDraft(INDUSTRY, entry);
    expect(draft.publishAt).toBeNull();
    expect(new Date(draft.unpublishAt)).toEqual(unpublishAt);
  });
});
