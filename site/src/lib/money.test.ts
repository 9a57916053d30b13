import { formatMoney, formatMoneyRange, formatWholeMoney } from './money.ts';

test('writes pesos as people in Mexico do', () => {
  expect(formatMoney(1499.99)).toBe('$1,499.99');
  expect(formatMoney(299)).toBe('$299.00');
  expect(formatWholeMoney(18000)).toBe('$18,000');
});

test.each([
  [7000, 12000, false, '$7,000 – $12,000 MXN'],
  [25000, 40000, true, '$25,000 – $40,000+ MXN'],
  [15000, null, true, '$15,000+ MXN'],
  [500, undefined, undefined, '$500 MXN'],
  [500, 500, null, '$500 MXN'],
])('writes the range %p to %p, open ended %p', (min, max, isOpenEnded, expected) => {
  expect(formatMoneyRange(min, max, isOpenEnded)).toBe(expected);
});
