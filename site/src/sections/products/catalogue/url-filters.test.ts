import { NO_FILTERS } from './filters.ts';
import { readFilters, writeFilters } from './url-filters.ts';

const CATEGORIES = ['terminales', 'perifericos'];

test('a link and its filters are the same thing', () => {
  const filters = { search: 'báscula 30 kg', category: 'perifericos', sort: 'precio-asc' } as const;
  const link = writeFilters('', filters);
  expect(link).toBe('?q=b%C3%A1scula+30+kg&categoria=perifericos&orden=precio-asc');
  expect(readFilters(link, CATEGORIES)).toEqual(filters);
});

test('without filters the address stays clean', () => {
  expect(writeFilters('?q=caja&orden=precio-desc', NO_FILTERS)).toBe('');
  expect(writeFilters('', { ...NO_FILTERS, search: '   ' })).toBe('');
  expect(readFilters('', CATEGORIES)).toEqual(NO_FILTERS);
});

test('what belongs to a campaign stays', () => {
  expect(writeFilters('?utm_source=correo&q=a', { ...NO_FILTERS, search: 'b' })).toBe(
    '?utm_source=correo&q=b',
  );
});

test('ignores categories and orders that do not exist', () => {
  expect(readFilters('?categoria=robots&orden=color', CATEGORIES)).toEqual(NO_FILTERS);
});
