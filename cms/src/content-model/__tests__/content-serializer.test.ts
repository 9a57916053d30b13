import { createContentSerializer } from '../content-serializer';
import { getModel, version } from './models';

const serializer = createContentSerializer(getModel);

const row = {
  ...version,
  id: 7,
  documentId: 'doc',
  order: 4,
  publishAt: '2026-11-23T15:00:00.000Z',
  createdAt: '2026-01-01',
  image: { id: 1, name: 'lector.webp', documentId: 'file' },
  category: { id: 9, documentId: 'pos', name: 'Puntos de venta' },
  features: [
    { id: 1, text: 'Ligero' },
    { id: 2, text: 'Rápido' },
  ],
};

test('serializes the content of an entry without row ids, dates and place', () => {
  expect(serializer.describe('product', row)).toEqual(version);
});

test('serializes empty texts and missing fields as null', () => {
  expect(serializer.describe('seo', { id: 3, title: '' })).toEqual({
    title: null,
    shareImage: null,
  });
});

test('populates only the serialized fields', () => {
  expect(serializer.populateOf('product')).toEqual({
    image: { select: ['id', 'name'] },
    category: { select: ['documentId', 'name'] },
    features: { populate: {} },
    links: { populate: {} },
    seo: { populate: { shareImage: { select: ['id', 'name'] } } },
  });
});
