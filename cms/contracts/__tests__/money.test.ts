import {
  formatAmount,
  formatAmountRange,
  formatMoney,
  formatMoneyRange,
  formatWholeMoney,
} from '../money';
import { formatCount, formatDecimal, formatNumber, formatShare } from '../number';

test.each([0, 1, 2])('formats like Intl for es-MX, with %p decimals', (digits) => {
  const intl = new Intl.NumberFormat('es-MX', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  for (const value of [0, 7, 99.5, 299, 999.99, 1000, 1499.99, 18000, 123456.78, 1234567, 1e9]) {
    expect(formatNumber(value, digits)).toBe(intl.format(value));
  }
});

test('formats pesos with and without cents', () => {
  expect(formatMoney(1499.99)).toBe('$1,499.99');
  expect(formatMoney(299)).toBe('$299.00');
  expect(formatMoney(-1299.5)).toBe('-$1,299.50');
  expect(formatWholeMoney(18000)).toBe('$18,000');
});

test('omits the cents of whole amounts in sentences', () => {
  expect(formatAmount(299)).toBe('$299');
  expect(formatAmount(39.9)).toBe('$39.90');
  expect(formatAmountRange(3500, 5000)).toBe('$3,500 – $5,000');
});

test.each([
  [7000, 12000, false, '$7,000 – $12,000 MXN'],
  [25000, 40000, true, '$25,000 – $40,000+ MXN'],
  [15000, null, true, '$15,000+ MXN'],
  [500, undefined, undefined, '$500 MXN'],
  [500, 500, null, '$500 MXN'],
])('formats the range %p to %p, open-ended %p', (min, max, isOpenEnded, expected) => {
  expect(formatMoneyRange(min, max, isOpenEnded)).toBe(expected);
});

test('formats decimals, shares and counts like Intl for es-MX', () => {
  for (const value of [0, 0.04, 0.05, 1.25, 9.96, 100, 1234.5]) {
    expect(formatDecimal(value)).toBe(value.toLocaleString('es-MX', { maximumFractionDigits: 1 }));
  }
  expect(formatShare(0.824)).toBe('82%');
  expect(formatCount(1, 'caso', 'casos')).toBe('1 caso');
  expect(formatCount(1200, 'caso', 'casos')).toBe('1,200 casos');
});
