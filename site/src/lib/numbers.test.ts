import { formatNumber } from './numbers.ts';

test.each([0, 1, 2])('writes what Intl writes for es-MX, with %p decimals', (digits) => {
  const intl = new Intl.NumberFormat('es-MX', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  for (const value of [0, 7, 99.5, 299, 999.99, 1000, 1499.99, 18000, 123456.78, 1234567, 1e9]) {
    expect(formatNumber(value, digits)).toBe(intl.format(value));
  }
});
