import { makeFlagship, makeProduct, makeProducts } from '../../../../test/products.ts';
import { NO_FILTERS, type CatalogueFilters } from './filters.ts';
import { findEntries, indexCatalogue, type CatalogueProduct } from './find-entries.ts';

const bascula = makeProduct({ slug: 'bascula', name: 'Báscula', description: 'Pesa', price: 300 });
const cajon = makeProduct({ slug: 'cajon', name: 'Cajón', description: 'Con señal', price: 100 });
const nfc = makeProduct({
  slug: 'nfc',
  name: 'Tarjeta NFC',
  description: 'Abre tu menú',
  price: 100,
  category: { slug: 'tarjetas', name: 'Tarjetas' },
});
const CATEGORY = { slug: 'totems', name: 'Tótems' };
const indexProducts = (products: readonly CatalogueProduct[]) =>
  indexCatalogue({ products, categories: [], systems: [] });
const index = indexProducts([cajon, nfc, bascula]);

function find(filters: Partial<CatalogueFilters>) {
  return findEntries(index, { ...NO_FILTERS, ...filters }).products.map(({ slug }) => slug);
}

test('returns the same list in its manual order without filters', () => {
  expect(findEntries(index, NO_FILTERS).products).toBe(index.products);
  expect(findEntries(index, { ...NO_FILTERS, search: '  ' }).products).toBe(index.products);
});

test('searches names and descriptions, ignoring accents and case', () => {
  expect(find({ search: 'BASCULA' })).toEqual(['bascula']);
  expect(find({ search: 'señal' })).toEqual(['cajon']);
  expect(find({ search: 'senal' })).toEqual(['cajon']);
  expect(find({ search: 'menu' })).toEqual(['nfc']);
});

test('puts products without a price last, in both directions', () => {
  const open = makeProduct({ slug: 'kiosco', price: null });
  const wall = makeProduct({ slug: 'muro', price: null });
  const mixed = indexProducts([open, cajon, wall, bascula]);
  const sorted = (sort: CatalogueFilters['sort']) =>
    findEntries(mixed, { ...NO_FILTERS, sort }).products.map(({ slug }) => slug);
  expect(sorted('precio-asc')).toEqual(['cajon', 'bascula', 'kiosco', 'muro']);
  expect(sorted('precio-desc')).toEqual(['bascula', 'cajon', 'kiosco', 'muro']);
});

test('finds other forms of a word', () => {
  const factura = makeProduct({ slug: 'factura', name: 'Factura Fácil', description: 'Timbra' });
  const forms = indexProducts([factura, nfc]);
  const search = (text: string) =>
    findEntries(forms, { ...NO_FILTERS, search: text }).products.map(({ slug }) => slug);
  expect(search('facturación')).toEqual(['factura']);
  expect(search('facturas')).toEqual(['factura']);
  expect(search('tarjetas')).toEqual(['nfc']);
  expect(search('frac')).toEqual([]);
});

test.each([
  ['tarjetita', 'nfc'],
  ['una basculita para mi negocito', 'bascula'],
  ['cajoncitos', 'cajon'],
  ['hotelito', 'posada'],
  ['restaurantito', 'carta'],
  ['barquito', 'barco'],
])('finds the word whose diminutive is in «%s»', (search, slug) => {
  const others = [
    makeProduct({ slug: 'posada', name: 'Para tu hotel' }),
    makeProduct({ slug: 'carta', name: 'Carta de restaurante' }),
    makeProduct({ slug: 'barco', name: 'Barcos' }),
    makeProduct({ slug: 'visita', name: 'Visita a crédito' }),
  ];
  const all = indexProducts([cajon, nfc, bascula, ...others]);
  const found = findEntries(all, { ...NO_FILTERS, search }).products;
  expect(found.map((product) => product.slug)).toEqual([slug]);
  const visits = findEntries(all, { ...NO_FILTERS, search: 'visita' }).products;
  expect(visits.map((product) => product.slug)).toEqual(['visita']);
});

test('treats «ñ» as a separate letter that «n» also matches', () => {
  const canon = makeProduct({ slug: 'ano', name: 'Plan del ano', description: 'Dos' });
  const year = makeProduct({ slug: 'año', name: 'Plan de un año', description: 'Uno' });
  const letters = indexProducts([canon, year]);
  const search = (text: string) =>
    findEntries(letters, { ...NO_FILTERS, search: text }).products.map(({ slug }) => slug);
  expect(search('año')).toEqual(['año']);
  expect(search('ano')).toEqual(['ano', 'año']);
});

test('prefers products with every word, in any order and in either text', () => {
  expect(find({ search: 'menú tarjeta' })).toEqual(['nfc']);
  expect(find({ search: 'menú cajón' })).toEqual(['cajon', 'nfc']);
  expect(find({ search: 'cajón submarino' })).toEqual(['cajon']);
});

test('puts names before descriptions, and both before categories and terms of staff', () => {
  const texts = { description: 'Uno', category: { slug: 'otros', name: 'Otros' } };
  const products = [
    makeProduct({ ...texts, slug: 'terms', name: 'A', searchTerms: 'quiosco, tótem' }),
    makeProduct({ ...texts, slug: 'category', name: 'B', category: CATEGORY }),
    makeProduct({ ...texts, slug: 'description', name: 'C', description: 'Tótem con pantalla' }),
    makeProduct({ ...texts, slug: 'name', name: 'Tótem' }),
  ];
  const ranked = indexCatalogue({
    products,
    categories: [{ ...CATEGORY, searchTerms: 'autoservicio' }],
    systems: [],
  });
  const search = (text: string) =>
    findEntries(ranked, { ...NO_FILTERS, search: text }).products.map(({ slug }) => slug);
  expect(search('totem')).toEqual(['name', 'description', 'category', 'terms']);
  expect(search('autoservicio')).toEqual(['category']);
});

test('shows systems that match as well as the products, or a word that no product has', () => {
  const system = makeFlagship({ slug: 'caja', name: 'Caja', idealFor: ['Farmacias'] });
  const both = indexCatalogue({ products: [cajon, nfc], categories: [], systems: [system] });
  const search = (text: string) => {
    const found = findEntries(both, { ...NO_FILTERS, search: text });
    return [...found.systems, ...found.products].map(({ slug }) => slug);
  };
  expect(search('caja')).toEqual(['caja']);
  expect(search('cajón para farmacia')).toEqual(['caja', 'cajon']);
  expect(search('cajón')).toEqual(['cajon']);
  expect(search('')).toEqual(['cajon', 'nfc']);
});

test('ignores invisible characters of a pasted search', () => {
  expect(find({ search: 'cá\u00ADjón\u200B' })).toEqual(['cajon']);
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
  expect(large.texts.postings.length).toBeGreaterThan(50_000);
  const started = process.cpuUsage();
  const found = findEntries(large, {
    search: 'senalizacion 49',
    category: '',
    sort: 'precio-desc',
  });
  // Rescanning all products per result would take far longer.
  expect(process.cpuUsage(started).user).toBeLessThan(2_000_000);
  expect(found.products.map(({ slug }) => slug)).toEqual(['producto-49']);
});
