import { cutText } from '../search-result';

describe('a text among results', () => {
  it('is whole when it fits', () => {
    expect(cutText('  Lector de\ncódigos ', 17)).toBe('Lector de códigos');
  });

  it('ends with a whole word otherwise', () => {
    expect(cutText('Lector de códigos de barras, inalámbrico', 30)).toBe(
      'Lector de códigos de barras …',
    );
    expect(cutText('a'.repeat(20), 10)).toBe(`${'a'.repeat(9)} …`);
  });
});
