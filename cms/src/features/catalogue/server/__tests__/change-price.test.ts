import {
  PRICE_CHANGE_MESSAGES as MESSAGES,
  type PriceChange,
  type ProductPrices,
} from '../../../../../contracts/price-changes';
import { changePrice } from '../change-price';

const NO_OFFER = { offerPrice: null, offerFrom: null, offerUntil: null };
const at = (price: number | null, offer: Partial<ProductPrices> = {}): ProductPrices => ({
  price,
  ...NO_OFFER,
  ...offer,
});
const change = (fields: Partial<PriceChange>): PriceChange => ({
  action: 'raise',
  unit: 'percent',
  value: 10,
  rounding: 'none',
  offerFrom: null,
  offerUntil: null,
  ...fields,
});

it.each([
  ['raise', 'percent', 10, 'none', 1499.99, 1649.99],
  ['raise', 'percent', 7.25, 'none', 99.99, 107.24],
  ['lower', 'percent', 15, 'none', 1.1, 0.93],
  ['raise', 'amount', 0.1, 'none', 0.2, 0.3],
  ['lower', 'amount', 50, 'none', 1299.5, 1249.5],
  ['raise', 'percent', 10, 'whole', 1499.99, 1650],
  ['raise', 'percent', 10, 'ninety', 1499.99, 1649.9],
  ['lower', 'percent', 50, 'ninety', 2, 0.9],
  ['lower', 'amount', 1, 'whole', 100.5, 100],
] as const)('%s by %s %d, rounded %s: %d → %d', (action, unit, value, rounding, price, after) => {
  const changed = changePrice(at(price), change({ action, unit, value, rounding }));
  expect(changed).toEqual({ after: at(after), refusal: null });
});

it('sets an offer with its dates and keeps the price', () => {
  const dates = { offerFrom: '2026-12-01T06:00:00.000Z', offerUntil: null };
  const changed = changePrice(at(200), change({ action: 'offer', value: 25, ...dates }));
  expect(changed.after).toEqual({ price: 200, offerPrice: 150, ...dates });
});

it('ends an offer and its dates', () => {
  const before = at(200, { offerPrice: 150, offerUntil: '2026-12-01T06:00:00.000Z' });
  expect(changePrice(before, change({ action: 'endOffer' })).after).toEqual(at(200));
});

it.each([
  ['a product without a price', at(null), {}, MESSAGES.noPrice],
  ['a price of nothing', at(100), { action: 'lower', value: 100 }, MESSAGES.notPositive],
  [
    'a price rounded to nothing',
    at(0.4),
    { action: 'lower', value: 1, rounding: 'whole' },
    MESSAGES.notPositive,
  ],
  ['a price over the limit', at(9_999_999), {}, MESSAGES.tooHigh],
  ['the same price', at(100), { value: 0.1, rounding: 'whole' }, MESSAGES.same],
  ['the end of no offer', at(100), { action: 'endOffer' }, MESSAGES.noOffer],
  [
    'an offer that rounding makes no saving',
    at(10.9),
    { action: 'offer', value: 1, rounding: 'ninety' },
    MESSAGES.noSaving(10.9),
  ],
] as const)('refuses %s', (_what, before, fields, refusal) => {
  expect(changePrice(before, change(fields))).toEqual({ after: null, refusal });
});
