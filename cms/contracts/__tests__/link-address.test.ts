import {
  completeLinkAddress,
  describeLinkProblem,
  isMediaAddress,
  isOwnPath,
  withoutHost,
} from '../link-address';

test.each([
  ['www.empresa.mx', 'https://www.empresa.mx'],
  ['WWW.Empresa.mx/precios?a=1', 'https://WWW.Empresa.mx/precios?a=1'],
  ['hola@empresa.mx', 'mailto:hola@empresa.mx'],
  ['#uso-de-datos', '#uso-de-datos'],
  ['/productos#caja', '/productos#caja'],
  ['https://empresa.mx', 'https://empresa.mx'],
  ['mailto:hola@empresa.mx', 'mailto:hola@empresa.mx'],
  ['https://usuario@empresa.mx', 'https://usuario@empresa.mx'],
  ['https://https://empresa.mx', 'https://empresa.mx'],
  ['http://https://empresa.mx/a', 'https://empresa.mx/a'],
  [`${'https://'.repeat(100_000)}empresa.mx`, 'https://empresa.mx'],
  ['https://www.https://empresa.mx', 'https://www.https://empresa.mx'],
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
  ['https://https://empresa.mx', /«https:» está dos veces$/],
  ['https://http//empresa.mx', /«https:» está dos veces$/],
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

test('distinguishes files of a bucket from other addresses', () => {
  const bucket = 'http://127.0.0.1:9000/medios';
  expect(isMediaAddress(`${bucket}/lista_0123456789.pdf`, bucket)).toBe(true);
  expect(isMediaAddress(`${bucket}2/lista.pdf`, bucket)).toBe(false);
  expect(isMediaAddress('http://otro.mx/lista.pdf', bucket)).toBe(false);
  expect(isMediaAddress(`${bucket}/lista.pdf`, undefined)).toBe(false);
});

test('removes the host of pages, but not of files in a bucket that is a path of the site', () => {
  const origins = { siteUrl: 'https://empresa.mx', mediaUrl: 'https://empresa.mx/medios' };
  expect(withoutHost('https://empresa.mx/productos?a=1#b', origins)).toBe('/productos?a=1#b');
  const file = 'https://empresa.mx/medios/lista_0123456789.pdf';
  expect(withoutHost(file, origins)).toBe(file);
  expect(withoutHost('https://otra.mx/productos', origins)).toBe('https://otra.mx/productos');
});
