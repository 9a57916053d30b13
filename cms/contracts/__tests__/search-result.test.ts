import { truncateText } from '../search-result';

describe('a text in search results', () => {
  it('is unchanged when it fits', () => {
    expect(truncateText('  Lector de\ncódigos ', 17)).toBe('Lector de códigos');
  });

  it('is truncated at a word boundary otherwise', () => {
    expect(truncateText('Lector de códigos de barras, inalámbrico', 30)).toBe(
      'Lector de códigos de barras …',
    );
    expect(truncateText('a'.repeat(20), 10)).toBe(`${'a'.repeat(9)} …`);
  });
});
