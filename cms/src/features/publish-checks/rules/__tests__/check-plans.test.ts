import { planCheck } from '../check-plans';

const UNITS = [
  { singular: 'caja', plural: 'cajas', start: 3, max: 30 },
  { singular: 'sucursal', plural: 'sucursales', start: 2, max: 10 },
];
const RATES = [
  { included: 1, extra: 299 },
  { included: 1, extra: null },
];
const PLANS = [
  { name: 'Mostrador', amount: 299, rates: RATES },
  { name: 'Sucursales', amount: 749, rates: RATES },
];
const SYSTEM = { pricing: { amount: 299 }, units: UNITS, plans: PLANS };

const check = (values: object) =>
  planCheck({
    uid: 'api::flagship-product.flagship-product',
    values: { ...SYSTEM, ...values },
    fields: [],
  });

it('accepts plans that agree with the price and the units, and a system without plans', () => {
  expect(check({})).toEqual([]);
  expect(check({ plans: [] })).toEqual([]);
  expect(check({ plans: [], units: [] })).toEqual([]);
  expect(check({ units: [], plans: [{ name: 'Único', amount: 299, rates: [] }] })).toEqual([]);
});

it.each([
  [{ pricing: { amount: 349 } }, ['plans'], 'cuesta $299 y el precio del sistema es «Desde $349»'],
  [
    { plans: [{ name: 'Mostrador', amount: 299, rates: RATES.slice(1) }] },
    ['plans', '0', 'rates'],
    'El plan «Mostrador» tiene 1 en «Cuántas incluye» y el sistema tiene 2 en «Qué se cuenta',
  ],
  [
    { units: [{ ...UNITS[0], start: 31 }, UNITS[1]] },
    ['units', '0', 'start'],
    '«caja»: la cantidad del ejemplo, 31, es mayor que la más alta, 30',
  ],
])('refuses %j', (values, path, message) => {
  expect(check(values)).toEqual([{ path, message: expect.stringContaining(message) }]);
});

it('leaves other types alone', () => {
  expect(planCheck({ uid: 'api::product.product', values: { plans: PLANS }, fields: [] })).toEqual(
    [],
  );
});
