import fc from 'fast-check';

import { hasWholeCents } from '../money';
import { formatUnit, taxLabel, withIva } from '../tax';

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

  it('treats a price without a value as one to which the tax is added', () => {
    expect(taxLabel(null)).toBe('+ IVA');
    expect(taxLabel('ivaIncluido')).toBe('IVA incluido');
  });

  it('formats units with and without a slash', () => {
    expect(['/año', 'por pieza', '', null].map(formatUnit)).toEqual(['/año', ' por pieza', '', '']);
  });
});
