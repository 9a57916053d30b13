import { contentAttributes, listFields } from '../content-attributes';
import { hasField, populateFor } from '../populate-for';
import { getModel } from './models';

const attributesOf = (uid: string) => contentAttributes(getModel(uid));
const linked = { media: { select: ['id'] }, relation: () => ({ select: ['documentId'] }) };

test('lists the fields of components by their path and leaves private fields out', () => {
  const paths = listFields(attributesOf, 'product').map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['name', 'features.text', 'seo.shareImage']));
  expect(paths).not.toContain('publishAt');
});

test('populates the matching fields and the components that contain one', () => {
  expect(populateFor(attributesOf, 'product', linked, ({ type }) => type === 'media')).toEqual({
    image: { select: ['id'] },
    seo: { populate: { shareImage: { select: ['id'] } } },
  });
  expect(populateFor(attributesOf, 'product', linked, (_, name) => name === 'text')).toEqual({
    features: { populate: {} },
  });
});

test('distinguishes a type without a matching field from one that needs no populate', () => {
  expect(hasField(attributesOf, 'category', ({ type }) => type === 'blocks')).toBe(false);
  expect(hasField(attributesOf, 'product', ({ type }) => type === 'blocks')).toBe(true);
});

test('populates the parts of a dynamic zone that have a matching field', () => {
  expect(populateFor(attributesOf, 'page', linked, ({ type }) => type === 'media')).toEqual({
    sections: { on: { seo: { populate: { shareImage: { select: ['id'] } } } } },
  });
  expect(populateFor(attributesOf, 'page', linked, ({ type }) => type === 'blocks')).toEqual({});
  expect(hasField(attributesOf, 'page', (_, name) => name === 'url')).toBe(true);
});

test('lists a dynamic zone and the fields of its components', () => {
  expect(listFields(attributesOf, 'page').map(({ path }) => path)).toEqual([
    'title',
    'sections',
    'sections.network',
    'sections.url',
    'sections.title',
    'sections.shareImage',
  ]);
});
