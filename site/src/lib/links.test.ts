import { linkKind } from './links.ts';

test.each([
  ['/productos', 'page'],
  ['/', 'page'],
  ['/servicios#paquetes', 'page'],
  ['https://example.com', 'external'],
  ['//example.com', 'other'],
  ['/api/enquiries', 'other'],
  ['/uploads/menu.pdf', 'other'],
  ['#formulario', 'other'],
  ['tel:+529511234567', 'other'],
])('%s is of kind %s', (href, kind) => {
  expect(linkKind(href)).toBe(kind);
});
