import { compareNames, compareProducts } from './catalogue.ts';

test('sorts names like a Spanish dictionary, and numbers by value', () => {
  const names = ['Ñandú', 'zócalo', 'Báscula', 'ágil', 'Bolsa', 'Nube', 'Oso', 'Caja 10', 'Caja 9'];
  const sorted = names.map((name) => ({ name })).sort(compareNames);
  expect(sorted.map(({ name }) => name)).toEqual([
    'ágil',
    'Báscula',
    'Bolsa',
    'Caja 9',
    'Caja 10',
    'Nube',
    'Ñandú',
    'Oso',
    'zócalo',
  ]);
});

test('sorts products by position; those without one come last, by name', () => {
  const products = [
    { name: 'Zócalo', order: null },
    { name: 'Báscula', order: 2 },
    { name: 'Ágil' },
    { name: 'Cajón', order: 1 },
    { name: 'Ancla', order: 2 },
  ];
  expect(products.sort(compareProducts).map(({ name }) => name)).toEqual([
    'Cajón',
    'Ancla',
    'Báscula',
    'Ágil',
    'Zócalo',
  ]);
});
