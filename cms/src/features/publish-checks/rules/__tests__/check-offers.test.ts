import { offerCheck, pastOfferCheck } from '../check-offers';

const check = (values: object) =>
  offerCheck({ uid: 'api::product.product', values: { price: 500, ...values }, fields: [] });
const warn = (values: object) =>
  pastOfferCheck({ uid: 'api::product.product', values: { price: 500, ...values }, fields: [] });

const FIRST = '2026-11-20T06:00:00.000Z';
const LAST = '2026-11-24T06:00:00.000Z';

it('accepts an offer below the price, with or without dates', () => {
  expect(check({ offerPrice: 450 })).toEqual([]);
  expect(check({ offerPrice: 450, offerFrom: FIRST, offerUntil: LAST })).toEqual([]);
  expect(check({})).toEqual([]);
});

it.each([
  [{ offerPrice: 500 }, 'offerPrice', 'menor que el precio, $500.00'],
  [
    { offerPrice: 600 },
    'offerPrice',
    'oferta, $600.00, tiene que ser menor que el precio, $500.00',
  ],
  [{ offerUntil: LAST }, 'offerPrice', 'no tiene precio'],
  [{ price: null, offerPrice: 450 }, 'offerPrice', 'el producto está «A cotizar»'],
  [{ offerPrice: 450, offerFrom: LAST, offerUntil: FIRST }, 'offerUntil', 'antes de empezar'],
  [{ offerPrice: 450, offerFrom: LAST, offerUntil: LAST }, 'offerUntil', 'antes de empezar'],
])('refuses %j', (values, path, message) => {
  expect(check(values)).toEqual([{ path: [path], message: expect.stringContaining(message) }]);
});

it('warns about an offer that is over', () => {
  expect(warn({ offerPrice: 450, offerUntil: '2020-11-24T06:00:00.000Z' })).toHaveLength(1);
  expect(warn({ offerPrice: 450, offerUntil: '2999-01-01T06:00:00.000Z' })).toEqual([]);
  expect(warn({ offerUntil: '2020-11-24T06:00:00.000Z' })).toEqual([]);
});

it('accepts a price below that of an offer that is over', () => {
  const over = { offerPrice: 450, offerUntil: '2020-11-24T06:00:00.000Z' };
  expect(check({ ...over, price: 400 })).toEqual([]);
  expect(check({ ...over, offerUntil: '2999-11-24T06:00:00.000Z', price: 400 })).toHaveLength(1);
});

it('compares the offer of a package with its lowest price', () => {
  const range = { price: undefined, priceMin: 3500, priceMax: 5000 };
  expect(check({ ...range, offerPrice: 3499 })).toEqual([]);
  expect(check({ ...range, offerPrice: 3500 })).toHaveLength(1);
});
