import { labelOf, titleOf } from '../entry-label';

const product = { kind: 'collectionType', info: { displayName: 'Producto' } };
const blogPage = { kind: 'singleType', info: { displayName: 'Página de blog' } };

test('an entry is labelled with its name or title, and its slug', () => {
  const content = { name: 'Lector', slug: 'lector' };
  expect(labelOf(product, content)).toEqual({ type: 'Producto', name: 'Lector', slug: 'lector' });
  expect(labelOf(product, { title: 'Lector' })).toEqual({ type: 'Producto', name: 'Lector' });
  expect(titleOf(product, content)).toBe('Producto «Lector»');
});

test('a single type and an entry without a name are labelled with the name of their type', () => {
  const content = { title: 'En construcción' };
  expect(labelOf(blogPage, content)).toEqual({ type: 'Página de blog', name: 'Página de blog' });
  expect(titleOf(blogPage, content)).toBe('Página de blog');
  expect(titleOf(product, { name: null })).toBe('Producto');
});
