import fc from 'fast-check';
import { nearestAddresses } from './nearest-addresses.ts';

const ADDRESSES = [
  '/',
  '/productos',
  '/productos/lector-de-codigos',
  '/productos/impresora-termica-80-mm',
  '/servicios',
  '/portafolio',
  '/portafolio/hotel-azul',
  '/sobre-nosotros',
  '/contacto',
];

test.each([
  ['/produtos', ['/productos']],
  ['/Contácto', ['/contacto']],
  ['/productos/lector-de-codigo', ['/productos/lector-de-codigos', '/productos']],
  ['/lector-de-codigos', ['/productos/lector-de-codigos']],
  ['/tienda/impresora-termica-80mm', ['/productos/impresora-termica-80-mm']],
  ['/portafolio/hotel-rojo', ['/portafolio/hotel-azul', '/portafolio']],
  ['/productos/nada-parecido', ['/productos']],
  ['/sobre-nosotros.html', ['/sobre-nosotros']],
  ['/xyz', []],
  ['/', []],
])('proposes for %s: %j', (path, expected) => {
  expect(nearestAddresses(path, ADDRESSES)).toEqual(expected);
});

test('proposes only existing addresses, none twice, at most three, for any path', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const found = nearestAddresses(path, ADDRESSES);
      expect(found.length).toBeLessThanOrEqual(3);
      expect(new Set(found).size).toBe(found.length);
      expect(ADDRESSES).toEqual(expect.arrayContaining(found));
    }),
  );
});
