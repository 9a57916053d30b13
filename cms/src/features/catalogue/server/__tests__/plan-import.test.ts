import fc from 'fast-check';

import { CATALOGUE_FIELD_MESSAGES as FIELDS } from '../../../../../contracts/catalogue';
import {
  IMPORT_MESSAGES as MESSAGES,
  type ImportCell,
} from '../../../../../contracts/catalogue-import';
import { readSheet } from '../../../../../contracts/read-sheet';
import { CSV_BOM, csvLine } from '../../../../platform/spreadsheet/csv';
import { planImport, type StoredProduct } from '../plan-import';
import { PRODUCT_COLUMNS } from '../product-columns';

const CATEGORY = { documentId: 'c1', name: 'Lectores, cables y «más»' };
const PRODUCT: StoredProduct = {
  documentId: 'p1',
  name: 'Báscula',
  slug: 'bascula',
  description: 'Pesa hasta 30 kg.',
  category: CATEGORY,
  price: 1299.5,
  tax: 'masIva',
  unit: null,
  minQuantity: null,
  offerPrice: 999,
  offerFrom: '2026-12-01T15:30:20.000Z',
  offerUntil: null,
  featured: false,
  searchTerms: null,
  updatedAt: '2026-11-20T18:00:00.000Z',
  publishedAt: null,
  isPublished: true,
};
const CATALOGUE = { products: [PRODUCT], categories: [CATEGORY] };
const TITLES = PRODUCT_COLUMNS.map(({ title }) => title);

/** Returns what one cell of the product's row does. */
function planCell(column: string, cell: ImportCell) {
  const request = { columns: ['ID', column], rows: [{ number: 2, cells: ['p1', cell] }] };
  const [row] = planImport(request, CATALOGUE);
  return row;
}

const piece = fc.constantFrom(
  ...[
    '=',
    '+',
    '-',
    '@',
    "'",
    '"',
    ',',
    ';',
    '\t',
    '\n',
    '\r\n',
    ' ',
    '0',
    '7',
    '1/2',
    '🙂',
    'ñ',
    '$',
  ],
);
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

it('finds nothing to change in an export that is read back', async () => {
  const product = fc.record({
    name: text,
    description: text,
    unit: fc.option(text),
    searchTerms: fc.option(text),
    price: fc.option(fc.integer({ min: 0, max: 999_999_999 }).map((cents) => cents / 100)),
    minQuantity: fc.option(fc.integer({ min: 1 })),
    featured: fc.option(fc.boolean()),
    tax: fc.constantFrom('masIva', 'ivaIncluido', null),
    offerUntil: fc.option(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
    ),
    category: fc.constantFrom(CATEGORY, null),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 5 }), async (generated) => {
      const products = generated.map((values, index) => ({
        ...PRODUCT,
        ...values,
        documentId: `p${index}`,
        slug: `p-${index}`,
      }));
      const rows = products.map((each) => PRODUCT_COLUMNS.map(({ read }) => read(each)));
      const file = CSV_BOM + [TITLES, ...rows].map(csvLine).join('');
      const sheet = await readSheet(new TextEncoder().encode(file));
      const plan = planImport(sheet, { products, categories: [CATEGORY] });
      expect(plan.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
      expect(plan).toHaveLength(products.length);
    }),
    { numRuns: 300 },
  );
});

it.each<[string, ImportCell]>([
  ['Precio', ' $1,299.50 '],
  ['Precio', '1299.5 MXN'],
  ['Precio', 1299.500_000_000_1],
  ['Precio de oferta', '$999.00'],
  ['IVA', '+ IVA'],
  ['Destacado', false],
  ['Oferta desde', '2026-12-01 09:30'],
  ['Oferta desde', { date: '2026-12-01 09:30' }],
  ['Oferta desde', '01/12/2026 09:30'],
  ['Oferta desde', '12/1/2026 9:30:00 a. m.'],
  ['Nombre', ' Báscula '],
  ['Dirección', null],
  ['Estado', 'Borrador'],
  ['Otra', 'lo que sea'],
])('finds nothing to change in %s: %j', (column, cell) => {
  expect(planCell(column, cell)).toMatchObject({ outcome: 'unchanged', changes: [], problems: [] });
});

it.each<[string, ImportCell, unknown]>([
  ['Precio', 1300, 1300],
  ['Precio', '$1,300.00', 1300],
  ['Precio', ' a COTIZAR ', null],
  ['Precio de oferta', null, null],
  ['IVA', 'IVA incluido', 'ivaIncluido'],
  ['Destacado', 'SÍ', true],
  ['Disponibilidad', 'sobre pedido', 'sobrePedido'],
  ['Resumen', ' Pesa ', 'Pesa'],
  ['Destacado', true, true],
  ['Unidad', 7, '7'],
  ['Cantidad mínima', '12', 12],
  ['Oferta hasta', '05/12/2026 11:59 p.m.', '2026-12-06T05:59:00.000Z'],
  ['Oferta hasta', '12/25/2026 23:59', '2026-12-26T05:59:00.000Z'],
  ['Oferta desde', '', null],
])('changes %s to %j', (column, cell, value) => {
  expect(Object.values(planCell(column, cell)?.values ?? {})).toEqual([value]);
});

it.each<[string, ImportCell, string]>([
  ['Precio', '1.299,00', MESSAGES.ambiguous('1.299,00')],
  ['Precio', '1.299', MESSAGES.ambiguous('1.299')],
  ['Precio', '12,50', MESSAGES.ambiguous('12,50')],
  ['Precio', '15%', MESSAGES.percent],
  ['Precio', '01/12/2026', MESSAGES.date],
  ['Precio', { date: '2026-12-01 00:00' }, MESSAGES.styled],
  ['Precio', 'gratis', MESSAGES.number('gratis')],
  ['Precio', '#DIV/0!', MESSAGES.number('#DIV/0!')],
  ['Precio', '-5', FIELDS.price],
  ['Precio', '', MESSAGES.openPrice],
  ['Precio de oferta', 'A cotizar', MESSAGES.number('A cotizar')],
  ['Precio', 10.999, FIELDS.price],
  ['Precio de oferta', 10.999, FIELDS.price],
  ['Cantidad mínima', 1.5, MESSAGES.count],
  ['Cantidad mínima', 0, MESSAGES.count],
  ['Destacado', 'tal vez', MESSAGES.flag],
  ['IVA', '', MESSAGES.tax],
  ['Disponibilidad', 'tal vez', MESSAGES.availability],
  ['Oferta hasta', '2026-12-05', MESSAGES.time],
  ['Oferta hasta', 46_000, MESSAGES.time],
  ['Oferta hasta', { date: '1900-01-01 00:00' }, MESSAGES.time],
  ['Nombre', { date: '2026-12-01 00:00' }, MESSAGES.styled],
  ['Categoría', 'Otra', MESSAGES.category('Otra', [CATEGORY.name])],
  ['Categoría', null, FIELDS.category],
])('refuses %s: %j', (column, cell, message) => {
  expect(planCell(column, cell)).toMatchObject({
    outcome: 'refused',
    problems: [{ column, message }],
  });
});

it.each<[string, string[], ImportCell[]]>([
  ['an empty price', ['Nombre', 'Precio'], ['Cajón', '']],
  ['no column with the price', ['Nombre'], ['Cajón']],
])('refuses a new product with %s', (_case, columns, cells) => {
  const [row] = planImport({ columns, rows: [{ number: 2, cells }] }, CATALOGUE);
  expect(row?.problems).toEqual([{ column: 'Precio', message: MESSAGES.openPrice }]);
});

it('shows that a price is left open', () => {
  expect(planCell('Precio', 'A cotizar')?.changes).toEqual([
    { column: 'Precio', before: '$1,299.50', after: 'A cotizar' },
  ]);
  const columns = ['Nombre', 'Precio'];
  const [row] = planImport(
    { columns, rows: [{ number: 2, cells: ['Cajón', 'A cotizar'] }] },
    CATALOGUE,
  );
  expect(row).toMatchObject({ outcome: 'new', values: { name: 'Cajón', price: null } });
});
