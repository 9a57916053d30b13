import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { seed } from '../../src/seed/seed';
import { CONTENT_STEPS } from '../../src/seed/seed-steps';
import { findEnquiry } from '../support/build-enquiry';
import { copyContent } from '../support/copy-content';
import { type Cms, startCms } from '../support/start-cms';

describe('the seed', () => {
  let cms: Cms;
  let dataDir: string;

  const run = (force = false) => seed(cms.strapi, { dataDir, force });
  const products = () => cms.strapi.documents('api::product.product');
  const bySlug = (slug: string, status: 'draft' | 'published' = 'draft') =>
    products().findFirst({ filters: { slug }, status, populate: ['category', 'image'] });

  function editJson(file: string, edit: (content: Record<string, unknown>[]) => void) {
    const content = JSON.parse(readFileSync(path.join(dataDir, file), 'utf8'));
    edit(content);
    writeFileSync(path.join(dataDir, file), JSON.stringify(content));
  }

  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'tequiora-seed-'));
    await copyContent(dataDir);
    cms = await startCms();
    await run();
  }, 300_000);
  afterAll(async () => {
    await cms.stop();
    rmSync(dataDir, { recursive: true });
  });

  it('publishes every type but those of drafts, with their relations and pictures', async () => {
    for (const { uid, options } of Object.values(cms.strapi.contentTypes)) {
      if (!uid.startsWith('api::') || options?.draftAndPublish !== true) continue;
      const isPublished = CONTENT_STEPS.some((step) => step.uid === uid && !step.isDraft);
      const published = await cms.strapi.db
        .query(uid)
        .count({ where: { publishedAt: { $ne: null } } });
      expect([uid, published > 0]).toEqual([uid, isPublished]);
    }
    const product = await bySlug('terminal-istmo-15', 'published');
    expect(product?.category?.slug).toBe('terminales');
    expect(product?.image?.alternativeText).toEqual(expect.stringMatching(/\w/));
  });

  it('writes nothing the second time', async () => {
    expect(await run()).toMatchObject({ created: 0, updated: 0, kept: 0 });
  });

  it('creates sample enquiries only in demo mode', async () => {
    const enquiries = cms.strapi.db.query('api::enquiry.enquiry');
    expect(await enquiries.count()).toBe(0);
    await seed(cms.strapi, { dataDir, isDemo: true });
    expect(await enquiries.count()).toBe(2);
    expect(await findEnquiry(cms, { folio: 'TQ-9HCV3P' })).toMatchObject({
      createdAt: '2026-11-18T15:05:00.000Z',
      answerMinutes: 75,
      arrivalWeek: '2026-11-16',
      history: [{ event: 'created' }, { event: 'status-changed' }, { event: 'noted' }],
    });
    const again = await seed(cms.strapi, { dataDir, isDemo: true });
    expect(again).toMatchObject({ created: 0, updated: 0, kept: 0 });
  });

  it('updates and publishes entries that changed in the file', async () => {
    editJson('products.json', ([first]) => Object.assign(first ?? {}, { name: 'Otro nombre' }));
    expect(await run()).toMatchObject({ updated: 1, kept: 0 });
    expect((await bySlug('impresora-termica-80-mm', 'published'))?.name).toBe('Otro nombre');
  });

  it('keeps entries that staff edited or unpublished, and overwrites them with `force`', async () => {
    const [edited, unpublished] = await products().findMany({ sort: 'slug', limit: 2 });
    if (!edited?.slug || !unpublished?.slug) throw new Error('The seed has no products');
    await products().update({
      documentId: edited.documentId,
      data: { name: 'De la redacción', slug: 'otra-direccion' },
    });
    await products().unpublish({ documentId: unpublished.documentId });

    expect(await run()).toMatchObject({ created: 0, updated: 0, kept: 2 });
    expect((await bySlug('otra-direccion'))?.name).toBe('De la redacción');
    expect(await bySlug(unpublished.slug, 'published')).toBeNull();

    expect(await run(true)).toMatchObject({ created: 0, updated: 2 });
    expect((await bySlug(edited.slug, 'published'))?.name).toBe(edited.name);
    expect(await bySlug(unpublished.slug, 'published')).not.toBeNull();
  });

  it('replaces a picture in place when its file changed', async () => {
    const before = (await bySlug('terminal-istmo-15'))?.image;
    const picture = path.join(dataDir, 'media', 'prod-terminal.webp');
    copyFileSync(path.join(dataDir, 'media', 'og-default.webp'), picture);
    await run();
    const after = (await bySlug('terminal-istmo-15'))?.image;
    expect(after).toMatchObject({ id: before?.id, url: before?.url });
    expect(after?.size).not.toBe(before?.size);
  });

  it('stops at the first invalid entry and names file, entry and field', async () => {
    editJson('services.json', ([first]) => Object.assign(first ?? {}, { image: 'no-existe.webp' }));
    await expect(run()).rejects.toThrow(
      /cms\/data\/services\.json, ".+": image: the picture "no-existe.webp"/,
    );
  });
});
