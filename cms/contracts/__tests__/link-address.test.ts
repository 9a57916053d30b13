import { completeLinkAddress, describeLinkProblem, isOwnPath } from '../link-address';

test.each([
  ['www.empresa.mx', 'https://www.empresa.mx'],
  ['WWW.Empresa.mx/precios?a=1', 'https://WWW.Empresa.mx/precios?a=1'],
  ['hola@empresa.mx', 'mailto:hola@empresa.mx'],
  ['#uso-de-datos', '#uso-de-datos'],
  ['/productos#caja', '/productos#caja'],
  ['https://empresa.mx', 'https://empresa.mx'],
  ['mailto:hola@empresa.mx', 'mailto:hola@empresa.mx'],
  ['https://usuario@empresa.mx', 'https://usuario@empresa.mx'],
  ['www', 'www'],
  ['', ''],
])('completes «%s» to «%s»', (typed, address) => {
  expect(completeLinkAddress(typed)).toBe(address);
});

test.each([
  '#uso-de-datos',
  '/',
  '/productos?categoria=cajas#contenido',
  'https://www.empresa.mx',
  'mailto:hola@empresa.mx?subject=Hola',
  'tel:+52 951 123 4567',
])('accepts «%s»', (address) => {
  expect(describeLinkProblem(address)).toBeUndefined();
});

test.each([
  ['http://empresa.mx', /con https:$/],
  ['https://[', /no es una dirección completa/],
  ['empresa', /no es una dirección: empieza con/],
  ['javascript:alert(1)', /no es una dirección/],
  ['//empresa.mx', /no es una dirección/],
  ['#dos palabras', /no es una dirección/],
  ['', /no es una dirección/],
])('explains what is wrong with «%s»', (address, message) => {
  expect(describeLinkProblem(address)).toMatch(message);
});

test('distinguishes paths of the site from other addresses', () => {
  expect(['/', '/a', '//a', '/\\a', 'a'].map(isOwnPath)).toEqual([true, true, false, false, false]);
});
