import { NO_FILTERS } from './filters.ts';
import { readUrlFilters, writeUrlFilters } from './url-filters.ts';

const CATEGORIES = ['terminales', 'perifericos'];

test('filters survive the round trip through a URL', () => {
  const filters = { search: 'báscula 30 kg', category: 'perifericos', sort: 'precio-asc' } as const;
  const link = writeUrlFilters('', filters);
  expect(link).toBe('?q=b%C3%A1scula+30+kg&categoria=perifericos&orden=precio-asc');
  expect(readUrlFilters(link, CATEGORIES)).toEqual(filters);
});

test('default filters add nothing to the URL', () => {
  expect(writeUrlFilters('?q=caja&orden=precio-desc', NO_FILTERS)).toBe('');
  expect(writeUrlFilters('', { ...NO_FILTERS, search: '   ' })).toBe('');
  expect(readUrlFilters('', CATEGORIES)).toEqual(NO_FILTERS);
});

test('keeps campaign parameters', () => {
  expect(writeUrlFilters('?utm_source=correo&q=a', { ...NO_FILTERS, search: 'b' })).toBe(
    '?utm_source=correo&q=b',
  );
});

test('ignores unknown categories and sort orders', () => {
  expect(readUrlFilters('?categoria=robots&orden=color', CATEGORIES)).toEqual(NO_FILTERS);
});
