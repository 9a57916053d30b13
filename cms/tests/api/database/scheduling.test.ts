import { listPublicTypes } from '../../../src/content-model/public-types';
import { createScheduleFailures } from '../../../src/features/scheduling/server/schedule-failures';
import { addCategory, addPicture, buildProduct } from '../../support/build-product';
import { expectLoggedErrors } from '../../support/logged-errors';
import {
  createSchedulingTesting,
  waitUntil,
  minutesFromNow,
} from '../../support/scheduling-testing';
import { setUpCms } from '../../support/start-cms';

const INDUSTRY = 'api::industry.industry';
const PRODUCT = 'api::product.product';
const CATEGORY = 'api::product-category.product-category';
const HOME = 'api::home-page.home-page';
const PAGE = 'api::not-found-page.not-found-page';

describe('scheduled publication', () => {
  const cms = setUpCms();
  const scheduling = createSchedulingTesting(cms);
  let made = 0;

  /** Creates a complete industry with publication dates. */
  async function add(dates: object, status?: 'published'): Promise<string> {
    made += 1;
    const data = { name: `Giro ${made}`, slug: `giro-${made}`, ...dates };
    return (await scheduling.documents(INDUSTRY).create({ data, status })).documentId;
  }

  it('is available for every public type, with Spanish labels, and for no other type', async () => {
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

  it('publishes an entry at its date, and not before', async () => {
    const entry = await add({ publishAt: minutesFromNow(60) });
    await scheduling.runDue(minutesFromNow(59));
    expect(await scheduling.isPublished(INDUSTRY, entry)).toBe(false);
    await scheduling.runDue(minutesFromNow(61));
    expect(await scheduling.isPublished(INDUSTRY, entry)).toBe(true);
    expect(await scheduling.readDraft(INDUSTRY, entry)).toMatchObject({ publishAt: null });
  });

  it('unpublishes an entry at its date, also when only the draft has the date', async () => {
    const entry = await add({}, 'published');
    await scheduling
      .documents(INDUSTRY)
      .update({ documentId: entry, data: { unpublishAt: minutesFromNow(60) } });
    await scheduling.runDue(minutesFromNow(59));
    expect(await scheduling.isPublished(INDUSTRY, entry)).toBe(true);
    await scheduling.runDue(minutesFromNow(61));
    expect(await scheduling.isPublished(INDUSTRY, entry)).toBe(false);
    expect(await scheduling.readDraft(INDUSTRY, entry)).toMatchObject({ unpublishAt: null });
  });

  it('leaves an entry unpublished when both dates have passed', async () => {
    const published = scheduling.capturePublished();
    const fresh = await add({ publishAt: minutesFromNow(60), unpublishAt: minutesFromNow(120) });
    const old = await add({}, 'published');
    await scheduling.writeDates(INDUSTRY, old, {
      publishAt: minutesFromNow(60),
      unpublishAt: minutesFromNow(120),
    });
    await waitUntil(() => published.includes(old));
    await scheduling.runDue(minutesFromNow(180));
    expect(await scheduling.isPublished(INDUSTRY, fresh)).toBe(false);
    expect(await scheduling.isPublished(INDUSTRY, old)).toBe(false);
    await scheduling.runDue(minutesFromNow(240));
    expect(await scheduling.isPublished(INDUSTRY, fresh)).toBe(false);
    expect(published.filter((entry) => entry === fresh || entry === old)).toEqual([old]);
  });

  it('publishes an entry between its two dates', async () => {
    const entry = await add({ publishAt: minutesFromNow(60), unpublishAt: minutesFromNow(120) });
    await scheduling.runDue(minutesFromNow(90));
    expect(await scheduling.isPublished(INDUSTRY, entry)).toBe(true);
    await scheduling.runDue(minutesFromNow(121));
    expect(await scheduling.isPublished(INDUSTRY, entry)).toBe(false);
  });

  it('publishes the changes of a published entry as saved at that time', async () => {
    const entry = await add({}, 'published');
    const documents = scheduling.documents(INDUSTRY);
    await documents.update({
      documentId: entry,
      data: { name: 'Museos', publishAt: minutesFromNow(60) },
    });
    await documents.update({ documentId: entry, data: { name: 'Museos y galerías' } });
    await scheduling.runDue(minutesFromNow(61));
    const [published] = await cms.strapi.db
      .query(INDUSTRY)
      .findMany({ where: { documentId: entry, publishedAt: { $notNull: true } } });
    const draft = await scheduling.readDraft(INDUSTRY, entry);
    expect(published).toMatchObject({ name: 'Museos y galerías', publishAt: null });
    // The panel and the dashboard show «modified» when the draft is newer.
    expect(new Date(draft.updatedAt) > new Date(published.updatedAt)).toBe(false);
  });

  it('works for single types', async () => {
    const data = {
      title: 'No está',
      description: 'Busca en el menú.',
      publishAt: minutesFromNow(60),
    };
    const { documentId } = await scheduling.documents(PAGE).create({ data });
    await scheduling.runDue(minutesFromNow(61));
    expect(await scheduling.isPublished(PAGE, documentId)).toBe(true);
  });

  it('publishes a category before a product that references it', async () => {
    const category = await addCategory(cms, 'Básculas');
    await scheduling.documents(CATEGORY).unpublish({ documentId: category });
    const product = await scheduling.documents(PRODUCT).create({
      data: { ...buildProduct(category), slug: 'bascula' },
    });
    const at = { publishAt: minutesFromNow(-1) };
    await scheduling.writeDates(PRODUCT, product.documentId, at);
    await scheduling.writeDates(CATEGORY, category, at);
    await scheduling.runDue(new Date());
    const published = await cms.strapi.db.query(PRODUCT).findOne({
      where: { documentId: product.documentId, publishedAt: { $notNull: true } },
      populate: ['category'],
    });
    expect(published?.category).toMatchObject({ documentId: category });
    expect(published?.category.publishedAt).not.toBeNull();
  });

  it('publishes a product before the home page that links to it', async () => {
    const category = await addCategory(cms, 'Terminales');
    const publishAt = minutesFromNow(60);
    const product = await scheduling.documents(PRODUCT).create({
      data: { ...buildProduct(category), name: 'Nuevo', slug: 'nuevo', publishAt },
    });
    const image = await addPicture(cms);
    const slide = { label: 'Nuevo', title: 'Nuevo', description: 'Ya llegó.', image };
    const primaryCta = { label: 'Ver', target: 'enlace', href: '/productos/nuevo' };
    const home = await scheduling.documents(HOME).create({
      data: { slides: [{ ...slide, primaryCta }], publishAt },
    });
    await scheduling.runDue(minutesFromNow(61));
    expect(await scheduling.isPublished(PRODUCT, product.documentId)).toBe(true);
    expect(await scheduling.isPublished(HOME, home.documentId)).toBe(true);
    expect(await createScheduleFailures(cms.strapi).read(HOME, home.documentId)).toBeNull();
  });

  it('unpublishes the products of a category before the category', async () => {
    const category = await addCategory(cms, 'Cajones');
    const unpublishAt = minutesFromNow(60);
    const { documentId } = await scheduling.documents(PRODUCT).create({
      data: { ...buildProduct(category), name: 'Cajón', slug: 'cajon', unpublishAt },
      status: 'published',
    });
    await scheduling.writeDates(CATEGORY, category, { unpublishAt });
    await scheduling.runDue(minutesFromNow(61));
    expect(await scheduling.isPublished(PRODUCT, documentId)).toBe(false);
    expect(await scheduling.isPublished(CATEGORY, category)).toBe(false);
  });

  it('publishes once for two concurrent polls', async () => {
    const published = scheduling.capturePublished();
    const entries = await Promise.all(
      [1, 2, 3, 4].map(() => add({ publishAt: minutesFromNow(60) })),
    );
    const now = minutesFromNow(61);
    await Promise.all([scheduling.runDue(now), scheduling.runDue(now), scheduling.runDue(now)]);
    for (const entry of entries) {
      expect(await scheduling.isPublished(INDUSTRY, entry)).toBe(true);
    }
    await waitUntil(() => entries.every((entry) => published.includes(entry)));
    await scheduling.runDue(now);
    expect(published.filter((entry) => entries.includes(entry)).sort()).toEqual(entries.sort());
  });

  it('records a refusal and continues with the other entries', async () => {
    const unpublishAt = minutesFromNow(240);
    const incomplete = await scheduling.documents(PRODUCT).create({
      data: { name: 'Incompleto', slug: 'incompleto', publishAt: minutesFromNow(60), unpublishAt },
    });
    const { documentId } = incomplete;
    const publishAt = minutesFromNow(61);
    const complete = await add({ publishAt });
    expectLoggedErrors(/^Scheduled: .* was refused/);
    await scheduling.runDue(minutesFromNow(62));
    expect(await scheduling.isPublished(PRODUCT, documentId)).toBe(false);
    expect(await scheduling.isPublished(INDUSTRY, complete)).toBe(true);

    const failures = createScheduleFailures(cms.strapi);
    const failure = await failures.read(PRODUCT, documentId);
    expect(failure).toMatchObject({ action: 'publish', reason: null });
    expect(failure?.fields).toEqual(expect.arrayContaining(['description', 'category']));
    // Once is enough: the date is cleared, and staff see the failure.
    expect(await scheduling.readDraft(PRODUCT, documentId)).toMatchObject({ publishAt: null });

    const category = await addCategory(cms);
    const data = { ...buildProduct(category), slug: 'incompleto' };
    // The form sends every field, also the unchanged date.
    await scheduling.documents(PRODUCT).update({
      documentId,
      data: { ...data, unpublishAt: unpublishAt.toISOString() },
    });
    expect(await failures.read(PRODUCT, documentId)).not.toBeNull();
    await scheduling.documents(PRODUCT).publish({ documentId });
    expect(await failures.read(PRODUCT, documentId)).toBeNull();
  });

  it('is atomic, and retried after a database error', async () => {
    let isDown = true;
    cms.strapi.documents.use(async (ctx, next) => {
      const result = await next();
      if (isDown && ctx.action === 'publish')
        throw Object.assign(new Error('x'), { code: '57P01' });
      return result;
    });
    const publishAt = minutesFromNow(60);
    const entry = await add({ publishAt });
    await scheduling.runDue(minutesFromNow(61));
    expect(await scheduling.isPublished(INDUSTRY, entry)).toBe(false);
    const draft = await scheduling.readDraft(INDUSTRY, entry);
    expect(new Date(draft.publishAt)).toEqual(publishAt);
    expect(await createScheduleFailures(cms.strapi).read(INDUSTRY, entry)).toBeNull();
    isDown = false;
    await scheduling.runDue(minutesFromNow(61));
    expect(await scheduling.isPublished(INDUSTRY, entry)).toBe(true);
  });

  it('belongs to the entry: a copy has no dates, and discarding keeps them', async () => {
    const entry = await add({}, 'published');
    const documents = scheduling.documents(INDUSTRY);
    const unpublishAt = minutesFromNow(120);
    await documents.update({
      documentId: entry,
      data: { publishAt: minutesFromNow(60), unpublishAt },
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
