import { makeProduct, makeProducts } from '../../../../test/products.ts';
import { NO_FILTERS, type CatalogueFilters } from './filters.ts';
import { findProducts, indexProducts } from './find-products.ts';

const bascula = makeProduct({ slug: 'bascula', name: 'Báscula', description: 'Pesa', price: 300 });
const cajon = makeProduct({ slug: 'cajon', name: 'Cajón', description: 'Con señal', price: 100 });
const nfc = makeProduct({
  slug: 'nfc',
  name: 'Tarjeta NFC',
  description: 'Abre tu menú',
  price: 100,
  category: { slug: 'tarjetas', name: 'Tarjetas' },
});
const index = indexProducts([cajon, nfc, bascula]);

function find(filters: Partial<CatalogueFilters>) {
  return findProducts(index, { ...NO_FILTERS, ...filters }).map(({ slug }) => slug);
}

test('returns the same list in its manual order without filters', () => {
  expect(findProducts(index, NO_FILTERS)).toBe(index.products);
  expect(findProducts(index, { ...NO_FILTERS, search: '  ' })).toBe(index.products);
});

test('searches names and descriptions, ignoring accents and case', () => {
  expect(find({ search: 'BASCULA' })).toEqual(['bascula']);
  expect(find({ search: 'señal' })).toEqual(['cajon']);
  expect(find({ search: 'senal' })).toEqual(['cajon']);
  expect(find({ search: 'menu' })).toEqual(['nfc']);
});

test('finds other forms of a word', () => {
  const factura = makeProduct({ slug: 'factura', name: 'Factura Fácil', description: 'Timbra' });
  const forms = indexProducts([factura, nfc]);
  const search = (text: string) =>
    findProducts(forms, { ...NO_FILTERS, search: text }).map(({ slug }) => slug);
  expect(search('facturación')).toEqual(['factura']);
  expect(search('facturas')).toEqual(['factura']);
  expect(search('tarjetas')).toEqual(['nfc']);
  expect(search('fractura')).toEqual([]);
});

test('treats «ñ» as a separate letter that «n» also matches', () => {
  const canon = makeProduct({ slug: 'ano', name: 'Plano', description: 'Lona' });
  const year = makeProduct({ slug: 'año', name: 'Plan de un año', description: 'Uno' });
  const letters = indexProducts([canon, year]);
  const search = (text: string) =>
    findProducts(letters, { ...NO_FILTERS, search: text }).map(({ slug }) => slug);
  expect(search('año')).toEqual(['año']);
  expect(search('ano')).toEqual(['ano', 'año']);
});

test('requires every word, in any order and in either text', () => {
  expect(find({ search: 'menú tarjeta' })).toEqual(['nfc']);
  expect(find({ search: 'menú cajón' })).toEqual([]);
});

test('does not match across the end of the name and the start of the description', () => {
  expect(find({ search: 'nfcabre' })).toEqual([]);
});

test('filters by category, with or without a search', () => {
  expect(find({ category: 'tarjetas' })).toEqual(['nfc']);
  expect(find({ category: 'perifericos', search: 'a' })).toEqual(['cajon', 'bascula']);
});

test('sorts by name like a Spanish dictionary', () => {
  expect(find({ sort: 'nombre' })).toEqual(['bascula', 'cajon', 'nfc']);
  expect(index.products.map(({ slug }) => slug)).toEqual(['cajon', 'nfc', 'bascula']);
});

test('sorts by price in both directions; equal prices keep the manual order', () => {
  expect(find({ sort: 'precio-asc' })).toEqual(['cajon', 'nfc', 'bascula']);
  expect(find({ sort: 'precio-desc' })).toEqual(['bascula', 'cajon', 'nfc']);
  expect(index.products.map(({ slug }) => slug)).toEqual(['cajon', 'nfc', 'bascula']);
});

test('searches 50,000 products quickly', () => {
  const large = indexProducts(makeProducts(50_000));
  const started = performance.now();
  const found = findProducts(large, {
    search: 'senalizacion 49',
    category: '',
    sort: 'precio-desc',
  });
  // Rescanning all products per result would take far longer.
  expect(performance.now() - started).toBeLessThan(2000);
  expect(found).toHaveLength(large.texts.filter((text) => text.includes('49')).length);
});
