import { relatedProducts } from './related-products';

function make(id: string, slug: string | null, featured = false) {
  return { id, featured, category: slug === null ? null : { slug } };
}

test('returns the following products of the category, wrapping to its start', () => {
  const related = relatedProducts(['a', 'b', 'c', 'd', 'e'].map((id) => make(id, 'x')));
  expect(related.get('a')).toEqual(['b', 'c', 'd']);
  expect(related.get('d')).toEqual(['e', 'a', 'b']);
});

test('fills up a small category with featured products, never with the product itself', () => {
  const products = [make('a', 'x'), make('b', 'y'), make('c', 'y', true), make('d', 'x')];
  expect(relatedProducts(products).get('a')).toEqual(['d', 'c', 'b']);
});

test('works with one product, without a category, and without products', () => {
  expect(relatedProducts([make('a', null)]).get('a')).toEqual([]);
  expect(relatedProducts([]).size).toBe(0);
});
