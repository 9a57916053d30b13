import { amountsIn, priceOf } from '../price-of';

test.each([
  ['product', { price: 1499.99 }, '$1,499.99'],
  ['product', { price: '3490' }, '$3,490'],
  ['flagship-product', { pricing: { amount: 299 } }, '$299'],
  ['package', { priceMin: 3500, priceMax: 5000, openEnded: true }, '$3,500 – $5,000+'],
  ['complementary-service', { priceMin: 1200, priceMax: null }, '$1,200'],
  ['service', { price: 'Desde $500/mes' }, '$500'],
  ['service', { price: 'Desde $499/mes, $0 de instalación' }, '$499'],
  ['service', { price: 'De $900 a $1,200 por grupo' }, '$900 – $1,200'],
])('formats the price of a %s %j as %s', (name, values, expected) => {
  expect(priceOf(`api::${name}.${name}`, values)?.text).toBe(expected);
});

describe('with an offer', () => {
  const current = { offerPrice: 1299, offerUntil: '2999-01-01T06:00:00.000Z' };
  const past = { offerPrice: 1299, offerUntil: '2020-01-01T06:00:00.000Z' };
  const planned = { offerPrice: 1299, offerFrom: '2999-01-01T06:00:00.000Z' };
  const range = { priceMin: 3500, priceMax: 5000, openEnded: true };

  test.each([
    ['product', { price: 1499.99, ...current }, '$1,299'],
    ['product', { price: '1499.99', offerPrice: '1299.00' }, '$1,299'],
    ['product', { price: 1499.99, ...past }, '$1,499.99'],
    ['product', { price: 1499.99, ...planned }, '$1,499.99'],
    ['package', { ...range, ...current }, '$1,299'],
    ['package', { ...range, ...past }, '$3,500 – $5,000+'],
  ])('formats what a visitor pays for a %s %j: %s', (name, values, expected) => {
    expect(priceOf(`api::${name}.${name}`, values)?.text).toBe(expected);
  });

  test.each([current, past, planned])(
    'returns the amounts before, during and after %j',
    (offer) => {
      const amountsOf = (type: string, values: object) =>
        new Set(priceOf(`api::${type}.${type}`, { ...values, ...offer })?.amounts);
      expect(amountsOf('product', { price: 1499.99 })).toEqual(new Set([1499.99, 1299]));
      expect(amountsOf('package', range)).toEqual(new Set([3500, 5000, 1299]));
    },
  );
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
