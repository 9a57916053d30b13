import { amountsIn, priceOf } from '../price-of';

test.each([
  ['product', { price: 1499.99 }, '$1,499.99'],
  ['product', { price: '3490' }, '$3,490'],
  ['flagship-product', { pricing: { amount: 299 } }, '$299'],
  ['package', { priceMin: 3500, priceMax: 5000, openEnded: true }, '$3,500 – $5,000+'],
  ['complementary-service', { priceMin: 1200, priceMax: null }, '$1,200'],
  ['service', { price: 'Desde $500/mes' }, '$500'],
  ['service', { price: 'De $900 a $1,200 por grupo' }, '$900 – $1,200'],
])('formats the price of a %s %j as %s', (name, values, expected) => {
  expect(priceOf(`api::${name}.${name}`, values)?.text).toBe(expected);
});

test.each([
  ['product', { price: null }],
  ['product', { price: '' }],
  ['product', { price: 0 }],
  ['flagship-product', { pricing: null }],
  ['service', { price: 'A cotizar' }],
  ['case', { investment: 45000 }],
  ['contact-page', {}],
])('returns undefined for a %s with %j', (name, values) => {
  expect(priceOf(`api::${name}.${name}`, values)).toBeUndefined();
});

test('finds amounts of money but no other numbers', () => {
  const text = 'De $1,399.50 a $ 2000, 300 pesos o MXN 45; 80 mm, 24/7 y $4,500.';
  expect(amountsIn(text)).toEqual([1399.5, 2000, 300, 45, 4500]);
});
