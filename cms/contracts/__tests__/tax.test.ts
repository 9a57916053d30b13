import fc from 'fast-check';

import { hasWholeCents } from '../money';
import {
  formatMinimum,
  formatPriceWithTerms,
  formatUnit,
  taxLabel,
  withIva,
  withoutIva,
} from '../tax';

describe('prices with tax', () => {
  it.each([
    [1499.99, 1739.99],
    [299, 346.84],
    [39.99, 46.39],
    [0.01, 0.01],
  ])('adds the tax to %s', (amount, total) => {
    expect(withIva(amount)).toBe(total);
  });

  it('always returns whole cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (cents) => {
        const total = withIva(cents / 100);
        expect(hasWholeCents(total)).toBe(true);
        expect(Math.abs(total - cents * 0.0116)).toBeLessThanOrEqual(0.005 + 1e-6);
      }),
    );
  });

  it('takes the tax off a total', () => {
    expect([352, 145, 0.01, 0].map(withoutIva)).toEqual([303.45, 125, 0.01, 0]);
  });

  it('treats a price without a value as one to which the tax is added', () => {
    expect(taxLabel(null)).toBe('+ IVA');
    expect(taxLabel('ivaIncluido')).toBe('IVA incluido');
  });

  it('formats units with and without a slash', () => {
    expect(['/año', 'por pieza', '', null].map(formatUnit)).toEqual(['/año', ' por pieza', '', '']);
  });

  it('formats the least quantity, but not one piece', () => {
    expect([50, 1, 0, null, undefined].map(formatMinimum)).toEqual([
      'mínimo 50',
      ...Array(4).fill(null),
    ]);
    const terms = { unit: 'por pieza', tax: 'masIva', minQuantity: 50 };
    expect([39.99, null].map((price) => formatPriceWithTerms(price, terms))).toEqual([
      '$39.99 MXN por pieza + IVA, mínimo 50',
      'A cotizar, mínimo 50',
    ]);
    const withTotal = { ...terms, hasTotal: true };
    expect([39.99, null].map((price) => formatPriceWithTerms(price, withTotal))).toEqual([
      '$39.99 MXN por pieza + IVA, $46.39 con IVA, mínimo 50',
      'A cotizar, mínimo 50',
    ]);
    expect(formatPriceWithTerms(39.99, { ...withTotal, tax: 'ivaIncluido' })).toBe(
      '$39.99 MXN por pieza IVA incluido, mínimo 50',
    );
  });
});
