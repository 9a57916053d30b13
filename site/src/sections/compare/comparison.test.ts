import { makeProductDetail } from '../../../test/products.ts';
import { compareHref, readCompared } from './compared-slugs.ts';
import { comparisonRows } from './comparison-rows.ts';

test('the address names up to three products, each once', () => {
  expect(readCompared('?utm_source=x&productos=a,b, a ,c,d')).toEqual(['a', 'b', 'c']);
  expect(readCompared('?productos=../x,<b>,')).toEqual([]);
  expect(readCompared('')).toEqual([]);
  expect(compareHref(['a', 'b', 'c', 'd'])).toBe('/comparar?productos=a,b,c');
  expect(readCompared(compareHref(['a', 'b']).split('/comparar')[1] ?? '')).toEqual(['a', 'b']);
});

test('rows are what a product says, with equal names of specifications in one row', () => {
  const rows = comparisonRows([
    makeProductDetail({
      price: 1000,
      warranty: '1 año',
      specifications: [{ name: 'Conexión', value: 'USB' }],
    }),
    makeProductDetail({
      price: null,
      warranty: '1 Año',
      specifications: [
        { name: 'conexion', value: 'Bluetooth' },
        { name: 'Peso', value: '300 g' },
      ],
    }),
  ]);
  const find = (label: string) => rows.find((row) => row.label === label);
  expect(find('Precio')?.values).toEqual(['$1,000.00 MXN + IVA, $1,160.00 con IVA', 'A cotizar']);
  expect(find('Garantía')?.isSame).toBe(true);
  expect(find('Conexión')).toEqual({
    label: 'Conexión',
    values: ['USB', 'Bluetooth'],
    isSame: false,
  });
  expect(find('Peso')?.values).toEqual([null, '300 g']);
  expect(rows.filter(({ label }) => label === 'conexion')).toEqual([]);
});
