import { fillPlaceholders, listPlaceholders, findPlaceholders } from '../placeholders';

const values = {
  precio: '$1,499.99',
  horario: 'Lunes a viernes de 9:00 a 18:00',
  respuesta: 'Respuesta en menos de 2 horas',
};

test('replaces each placeholder by its value, also with spaces in the braces', () => {
  expect(fillPlaceholders('{precio} más IVA, no { precio }.', values)).toBe(
    '$1,499.99 más IVA, no $1,499.99.',
  );
});

test('keeps braces that are not placeholders, unknown names and those without a value', () => {
  const text = 'Usa {}, {a b}, {2}, {precios}, {plazo} y { "json": {} }.';
  expect(fillPlaceholders(text, values)).toBe(text);
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
])('capitalises a value only at the start of a sentence: %s', (text, expected) => {
  expect(fillPlaceholders(text, values)).toBe(expected);
});

test('respects the preceding sentence and keeps abbreviations', () => {
  expect(fillPlaceholders('{horario}', values, 'Ven de ')).toBe('lunes a viernes de 9:00 a 18:00');
  expect(fillPlaceholders('Ven {horario}', { horario: 'L–V de 9:00 a 18:00' })).toBe(
    'Ven L–V de 9:00 a 18:00',
  );
});

test('does not replace placeholders inside values', () => {
  expect(fillPlaceholders('{respuesta}', { respuesta: 'en {plazo}', plazo: '2 horas' })).toBe(
    'En {plazo}',
  );
});

test('finds each name in braces once and formats lists of names', () => {
  expect(findPlaceholders('{precio} {precios} {precio} {nombre}')).toEqual([
    'precio',
    'precios',
    'nombre',
  ]);
  expect(listPlaceholders(['precio', 'horario', 'plazo'])).toBe('{precio}, {horario} y {plazo}');
});
