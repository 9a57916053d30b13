import { object } from 'yup';

import {
  describeLines,
  estimateLines,
  formatEstimate,
  formatLines,
  LINE_LIMITS,
} from '../enquiry-lines';
import { enquiryLines } from '../enquiry-lines-schema';

const TERMINAL = { name: 'Terminal Istmo 15', quantity: 2, price: 12_490, tax: null, unit: null };
const CARDS = { name: 'Tarjeta NFC', quantity: 50, price: 39.99, tax: 'masIva', unit: 'por pieza' };
const STAMPS = { name: 'Timbres', quantity: 1, price: 116, tax: 'ivaIncluido', unit: 'la bolsa' };
const MODULE = { name: 'Inventario', quantity: 2, price: 3490, tax: null, unit: '/año' };
const SCREENS = { name: 'Pantallas', quantity: 3, price: null, tax: null, unit: null };

const read = (lines: unknown) => object({ lines: enquiryLines }).validateSync({ lines }).lines;

describe('the estimate of a list', () => {
  it('adds up what is paid once, and each period on its own, in whole cents', () => {
    expect(estimateLines([TERMINAL, CARDS, STAMPS, MODULE, SCREENS])).toEqual({
      sums: [
        { period: '', net: 27_079.5, total: 31_412.22, isTaxIncluded: false },
        { period: '/año', net: 6980, total: 8096.8, isTaxIncluded: false },
      ],
      openCount: 1,
    });
  });

  it('says how the tax relates to each sum, and counts the products without a price', () => {
    expect(formatEstimate([TERMINAL, MODULE, SCREENS])).toEqual([
      '$24,980.00 MXN + IVA ($28,976.80 con IVA)',
      '$6,980.00 MXN/año + IVA ($8,096.80 con IVA)',
      '1 producto a cotizar',
    ]);
    expect(formatEstimate([STAMPS])).toEqual(['$116.00 MXN IVA incluido']);
    expect(formatEstimate([SCREENS])).toEqual(['1 producto a cotizar']);
  });

  it('writes the lines before it', () => {
    expect(formatLines([CARDS, SCREENS])).toBe(
      '50 × Tarjeta NFC: $1,999.50 MXN + IVA\n3 × Pantallas: A cotizar\n' +
        'Estimado: $1,999.50 MXN + IVA ($2,319.42 con IVA); 1 producto a cotizar',
    );
    expect(formatLines([])).toBe('');
  });

  it('is about its only product, or about their number', () => {
    expect(describeLines([TERMINAL])).toBe('Terminal Istmo 15');
    expect(describeLines([TERMINAL, CARDS])).toBe('Lista de 2 productos');
  });
});

describe('the lines of an enquiry', () => {
  it.each([
    ['text'],
    [null],
    [{}],
    [[]],
    [[null, 3, 'x', {}, { slug: 'a', name: 'A' }, { slug: '', name: 'A', quantity: 1 }]],
    [[{ slug: 'a', name: 'A', quantity: '2' }]],
    [[{ slug: 'a', name: 'A', quantity: Number.NaN }]],
    [[{ slug: { $ne: null }, name: 'A', quantity: 1 }]],
  ])('are dropped and refuse nothing when they are %j', (lines) => {
    expect(read(lines)).toBeUndefined();
  });

  it('are cleaned, kept within the limits, and name each product once', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({
      ...{ slug: `producto-${index}`, name: `Producto ${index}`, quantity: 1 },
    }));
    expect(read(many)).toHaveLength(LINE_LIMITS.count);
    expect(
      read([
        { slug: 'a', name: ' Ca\u200bja\n\0 ', quantity: 0, price: 1 },
        { slug: 'b', name: '  ', quantity: 1e9 },
        { slug: 'a', name: 'Caja', quantity: 3 },
      ]),
    ).toEqual([
      { slug: 'a', name: 'Caja', quantity: 3 },
      { slug: 'b', name: 'b', quantity: LINE_LIMITS.quantity },
    ]);
  });
});
