import { createFolio } from '../folio';

describe('createFolio', () => {
  it('creates unique folios without ambiguous characters', () => {
    const folios = Array.from({ length: 2_000 }, createFolio);
    for (const folio of folios) expect(folio).toMatch(/^TQ-[2-9A-HJKMNP-TV-Z]{6}$/);
    expect(new Set(folios).size).toBeGreaterThan(1_990);
  });
});
