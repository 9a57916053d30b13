import { findCellWords } from '../cell-words';

const tell = (attribute: { type: string; min?: number }, value: unknown) =>
  findCellWords(attribute)?.(value);

describe('findCellWords', () => {
  it('writes numbers as in Mexico, and years as years', () => {
    expect(tell({ type: 'decimal' }, 1499.99)).toBe('1,499.99');
    expect(tell({ type: 'integer' }, 45000)).toBe('45,000');
    expect(tell({ type: 'integer', min: 1900 }, 2016)).toBe('2016');
    expect(tell({ type: 'integer' }, 0)).toBe('0');
  });

  it('writes moments on the clock of the company', () => {
    expect(tell({ type: 'datetime' }, '2026-11-21T20:37:00.000Z')).toBe('21 nov 2026, 14:37');
  });

  it('writes the word for an option, and a value without one as it is', () => {
    expect(tell({ type: 'enumeration' }, 'producto')).toBe('Producto');
    expect(tell({ type: 'enumeration' }, 'otra')).toBe('otra');
    expect(tell({ type: 'enumeration' }, null)).toBe('-');
  });

  it('writes a dash for what is empty', () => {
    expect(tell({ type: 'integer' }, null)).toBe('-');
    expect(tell({ type: 'datetime' }, undefined)).toBe('-');
  });

  it('leaves all else to Strapi', () => {
    expect(findCellWords({ type: 'string' })).toBeUndefined();
  });
});
