import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { readSchemas } from '../../content-model/read-schemas';
import { readAlternativeTexts, readSeedEntries } from '../read-seed-entries';
import { CONTENT_STEPS, DEMO_STEPS, type SeedStep } from '../seed-steps';
import { toStrapi, type SeedContext } from '../to-strapi';

const cmsDir = path.join(__dirname, '../../..');
const dataDir = path.join(cmsDir, 'data');
const texts = readAlternativeTexts(dataDir);

const schemas = readSchemas(path.join(cmsDir, 'src'));

const STEPS = [...CONTENT_STEPS, ...DEMO_STEPS];

/** Returns the keys of the entries that earlier steps create. */
function keysBefore(step: SeedStep): Set<string> {
  const earlier = STEPS.slice(0, STEPS.indexOf(step));
  return new Set(
    earlier.flatMap((each) =>
      readSeedEntries(dataDir, each).map(({ key }) => `${each.uid}/${key}`),
    ),
  );
}

/** Creates a context that resolves references to `known`, including keys that are added later. */
function contextOf(known: ReadonlySet<string>): SeedContext {
  return {
    attributesOf: (uid) =>
      Object.entries((schemas.types[uid] ?? schemas.components[uid])?.attributes ?? {}),
    mediaId: (name) => (texts.has(name) ? 1 : undefined),
    mediaUrl: (name) => (texts.has(name) ? `/uploads/${name}` : undefined),
    documentId: (uid, slug) => (known.has(`${uid}/${slug}`) ? slug : undefined),
  };
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

describe('the content of cms/data', () => {
  it.each(STEPS)('$file fits its content type', (step) => {
    const attributes = schemas.types[step.uid]?.attributes ?? {};
    const required = Object.keys(attributes).filter((name) => attributes[name]?.required);
    const known = keysBefore(step);
    const context = contextOf(known);
    for (const { key, record } of readSeedEntries(dataDir, step)) {
      expect(Object.keys(toStrapi(step.uid, record, context))).toEqual(
        expect.arrayContaining(required),
      );
      known.add(`${step.uid}/${key}`);
    }
  });

  it.each(STEPS.filter(({ file }) => file.endsWith('-page.json')))(
    '$file shows every section of its page',
    (step) => {
      const [page] = readSeedEntries(dataDir, step);
      const filled = Object.entries(page?.record ?? {}).filter(([, value]) => !isEmpty(value));
      // Without an arrangement of staff, the home page has the usual order.
      const { arrangement: _arrangement, ...shown } = schemas.types[step.uid]?.attributes ?? {};
      const attributes = Object.keys(shown);
      expect(filled.map(([name]) => name)).toEqual(expect.arrayContaining(attributes));
    },
  );

  it('links each specialty and slide of the home page to the system, service or case it is about', () => {
    const step = CONTENT_STEPS.find(({ file }) => file === 'home-page.json');
    const [page] = step ? readSeedEntries(dataDir, step) : [];
    const { specialties, slides } = page?.record as {
      specialties: { href: string }[];
      slides: { secondaryCta: { href: string } }[];
    };
    const addresses = [...specialties, ...slides.map((slide) => slide.secondaryCta)];
    expect(addresses.map(({ href }) => href)).toEqual(
      addresses.map(() => expect.stringMatching(/^\/servicios#.|^\/(?:productos|portafolio)\/./)),
    );
  });

  it('has a picture for each alternative text and an alternative text for each picture', () => {
    const pictures = readdirSync(path.join(dataDir, 'media'));
    expect(
      [...texts.keys()].filter((name) => !existsSync(path.join(dataDir, 'media', name))),
    ).toEqual([]);
    expect(pictures.filter((name) => !texts.has(name))).toEqual([]);
  });
});
