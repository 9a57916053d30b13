import {
  fillReplyText,
  findReplyTextProblems,
  REPLY_PLACEHOLDERS,
  replyTemplateName,
  SAMPLE_REPLY_VALUES,
} from '../reply-template';

const VALUES = {
  nombre: 'Rosaura',
  folio: 'TQ-4MXK7R',
  asunto: 'el producto que te interesa',
  empresa: 'Tequiora',
};

test.each([
  ['Hola, {nombre}. Soy de {empresa}.', 'Hola, Rosaura. Soy de Tequiora.'],
  ['{asunto} sigue disponible.', 'El producto que te interesa sigue disponible.'],
  ['Sobre {asunto} (folio { folio }).', 'Sobre el producto que te interesa (folio TQ-4MXK7R).'],
  ['Con {llaves sueltas} o {}.', 'Con {llaves sueltas} o {}.'],
])('fills %j', (text, expected) => {
  expect(fillReplyText(text, VALUES)).toBe(expected);
});

test('keeps the capital of a name, but not that of the opening hours, within a sentence', () => {
  const values = { nombre: 'Ana', horario: 'Lunes a viernes de 9:00 a 18:00' };
  expect(fillReplyText('Te escribo, {nombre}: abrimos {horario}.', values)).toBe(
    'Te escribo, Ana: abrimos lunes a viernes de 9:00 a 18:00.',
  );
});

describe('a placeholder without a value', () => {
  it.each([
    ['Hola, {nombre}. Soy {asesor}, de {empresa}.', 'Hola, Rosaura.'],
    ['Cuesta {precio} más IVA. ¿Te llamo?', '¿Te llamo?'],
    ['Te llamo hoy. Cuesta {precio} (más IVA). Gracias.', 'Te llamo hoy. Gracias.'],
    ['Cuesta {precio}, con envío a Oaxaca, S.A. de C.V. incluida.', ''],
  ])('leaves out its sentence in %j', (text, expected) => {
    expect(fillReplyText(text, VALUES)).toBe(expected);
  });

  it('leaves out lines and paragraphs that become empty', () => {
    const text = 'Hola.\n\nCuesta {precio}.\n\n• Folio {folio}\n• Precio {precio}\n• Entrega';
    expect(fillReplyText(text, VALUES)).toBe('Hola.\n\n• Folio TQ-4MXK7R\n• Entrega');
  });
});

describe('the check of a template', () => {
  it('accepts every placeholder in the text', () => {
    const text = Object.keys(REPLY_PLACEHOLDERS)
      .map((name) => `{${name}}`)
      .join(' ');
    expect(findReplyTextProblems({ text, subject: 'Tu propuesta · {empresa} · {folio}' })).toEqual(
      [],
    );
  });

  it('rejects an unknown placeholder and lists the known ones', () => {
    expect(findReplyTextProblems({ subject: 'Hola', text: 'Hola, {nombres}.' })).toEqual([
      {
        path: ['text'],
        message:
          '«Texto»: {nombres} no existe; puedes usar {nombre}, {folio}, {asunto}, {empresa}, {precio}, {asesor}, {horario}, {respuesta} y {plazo}.',
      },
    ]);
  });

  it('rejects placeholders in the subject that can lack a value', () => {
    expect(findReplyTextProblems({ subject: 'Desde {precio}', text: '{precio}' })).toEqual([
      {
        path: ['subject'],
        message:
          '«Asunto del correo»: {precio} no siempre tiene valor; aquí puedes usar {nombre}, {folio}, {asunto} y {empresa}.',
      },
    ]);
  });
});

test('has a sample for every placeholder', () => {
  expect(Object.keys(SAMPLE_REPLY_VALUES)).toEqual(Object.keys(REPLY_PLACEHOLDERS));
});

test('names the templates that older records store by id', () => {
  expect(replyTemplateName('acuse')).toBe('Acuse y próxima llamada');
  expect(replyTemplateName('Aviso de entrega')).toBe('Aviso de entrega');
  expect(replyTemplateName('constructor')).toBe('constructor');
});
