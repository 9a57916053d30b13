import { createContentKeeper } from '../content';
import { getModel, version } from './models';

const keeper = createContentKeeper(getModel);

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

test('what is kept of an entry is what it says, without ids of rows, dates and its place', () => {
  expect(keeper.describe('product', row)).toEqual(version);
});

test('an empty text is no text, and what is missing is empty', () => {
  expect(keeper.describe('seo', { id: 3, title: '' })).toEqual({ title: null, shareImage: null });
});

test('only what is kept is read', () => {
  expect(keeper.populateOf('product')).toEqual({
    image: { select: ['id', 'name'] },
    category: { select: ['documentId', 'name'] },
    features: { populate: {} },
    links: { populate: {} },
    seo: { populate: { shareImage: { select: ['id', 'name'] } } },
  });
});
