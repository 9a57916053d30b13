import { findCellFormatter } from '../find-cell-formatter';

const format = (attribute: { type: string; min?: number }, value: unknown) =>
  findCellFormatter(attribute)?.(value);

describe('findCellFormatter', () => {
  it('formats numbers as in Mexico and does not group years', () => {
    expect(format({ type: 'decimal' }, 1499.99)).toBe('1,499.99');
    expect(format({ type: 'integer' }, 45000)).toBe('45,000');
    expect(format({ type: 'integer', min: 1900 }, 2016)).toBe('2016');
    expect(format({ type: 'integer' }, 0)).toBe('0');
  });

  it("formats dates in the company's time zone", () => {
    expect(format({ type: 'datetime' }, '2026-11-21T20:37:00.000Z')).toBe('21 nov 2026, 14:37');
  });

  it('returns the label of an option, or the value when it has no label', () => {
    expect(format({ type: 'enumeration' }, 'producto')).toBe('Producto');
    expect(format({ type: 'enumeration' }, 'otra')).toBe('otra');
    expect(format({ type: 'enumeration' }, null)).toBe('-');
  });

  it('returns a dash for an empty value', () => {
    expect(format({ type: 'integer' }, null)).toBe('-');
    expect(format({ type: 'datetime' }, undefined)).toBe('-');
  });

  it('returns undefined for other types', () => {
    expect(findCellFormatter({ type: 'string' })).toBeUndefined();
  });
});
