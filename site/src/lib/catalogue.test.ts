import { compareNames } from './catalogue.ts';

test('orders names as a Spanish dictionary does, and numbers by their value', () => {
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
