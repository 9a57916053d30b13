import type { Redirects } from '@tequiora/cms/contracts/redirects.ts';
import { redirectsToShown } from './redirects-to-shown.ts';

const uid = 'api::product.product';
const labels = { [`${uid}:a1`]: { type: 'Producto', name: 'Lector', slug: 'nuevo' } };
const redirects: Redirects = {
  '/productos/viejo': { status: 301, to: '/productos/nuevo' },
  '/promo': { status: 302, to: '/productos/nuevo?color=rojo#precio' },
  '/productos/x': { status: 301, to: '/productos/y' },
  '/retirado': { status: 410 },
};
const held = [{ entry: { uid, documentId: 'a1', name: 'Lector' }, message: 'no' }];

test('leaves out redirects to the new page of a held entry', () => {
  const files = new Set(['productos/viejo/index.html', 'productos/y/index.html']);
  expect(redirectsToShown({ redirects, labels }, held, files)).toEqual({
    '/productos/x': { status: 301, to: '/productos/y' },
    '/retirado': { status: 410 },
  });
});

test('keeps them when the held version has the same page', () => {
  const files = new Set(['productos/nuevo/index.html']);
  expect(redirectsToShown({ redirects, labels }, held, files)).toEqual(redirects);
});
