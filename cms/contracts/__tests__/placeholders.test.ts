import { fillText, listPlaceholders, placeholdersIn } from '../placeholders';

const values = {
  precio: '$1,499.99',
  horario: 'Lunes a viernes de 9:00 a 18:00',
  respuesta: 'Respuesta en menos de 2 horas',
};

test('puts the value in place of each placeholder, whatever spaces its braces hold', () => {
  expect(fillText('{precio} más IVA, no { precio }.', values)).toBe(
    '$1,499.99 más IVA, no $1,499.99.',
  );
});

test('leaves braces that are no placeholder, unknown ones and those without a value', () => {
  const text = 'Usa {}, {a b}, {2}, {precios}, {plazo} y { "json": {} }.';
  expect(fillText(text, values)).toBe(text);
});

test.each([
  ['{horario} y soporte 24/7.', 'Lunes a viernes de 9:00 a 18:00 y soporte 24/7.'],
  ['Atendemos de {horario} h.', 'Atendemos de lunes a viernes de 9:00 a 18:00 h.'],
  [
    'Te contesta una persona. {respuesta}.',
    'Te contesta una persona. Respuesta en menos de 2 horas.',
  ],
  ['¿Cuándo? ¡{respuesta}!', '¿Cuándo? ¡Respuesta en menos de 2 horas!'],
  ['Horario: {horario}', 'Horario: lunes a viernes de 9:00 a 18:00'],
  ['Av. 5 de mayo, {horario}', 'Av. 5 de mayo, lunes a viernes de 9:00 a 18:00'],
])('begins a value with a capital only where a sentence begins: %s', (text, expected) => {
  expect(fillText(text, values)).toBe(expected);
});

test('continues the sentence that precedes the text, and keeps abbreviations', () => {
  expect(fillText('{horario}', values, 'Ven de ')).toBe('lunes a viernes de 9:00 a 18:00');
  expect(fillText('Ven {horario}', { horario: 'L–V de 9:00 a 18:00' })).toBe(
    'Ven L–V de 9:00 a 18:00',
  );
});

test('does not fill what a value itself contains', () => {
  expect(fillText('{respuesta}', { respuesta: 'en {plazo}', plazo: '2 horas' })).toBe('En {plazo}');
});

test('finds each word in braces once, and lists names as staff write them', () => {
  expect(placeholdersIn('{precio} {precios} {precio} {nombre}')).toEqual([
    'precio',
    'precios',
    'nombre',
  ]);
  expect(listPlaceholders(['precio', 'horario', 'plazo'])).toBe('{precio}, {horario} y {plazo}');
});
