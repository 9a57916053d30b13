import { replyHref } from './reply-href.ts';
import { firstName, REPLY_TEMPLATES } from './reply-templates.ts';

const CONTEXT = {
  name: 'Rosaura Méndez Aquino',
  folio: 'TQ-4MXK7R',
  type: 'producto',
  company: 'Tequiora',
  staff: 'Araceli Ventura',
} as const;

const PERSON = { email: 'rosaura+web@posada.example', phone: '+529515550142' };

test.each([
  ['Rosaura Méndez', 'Rosaura'],
  ['  abel ortega', 'Abel'],
  ['ING. ÓSCAR RUIZ', 'Óscar'],
  ['Dra. Inés', 'Inés'],
  ['McAllister Joe', 'McAllister'],
  ['Lic.', 'Lic.'],
])('shortens %s to %s', (name, greeting) => {
  expect(firstName(name)).toBe(greeting);
});

test.each(REPLY_TEMPLATES)(
  'the template $id contains name, folio, subject and company',
  ({ text }) => {
    const filled = text(CONTEXT);
    expect(filled).toMatch(/^Hola, Rosaura\. Soy Araceli, de Tequiora\./);
    expect(filled).toContain('TQ-4MXK7R');
    expect(filled).toContain('el producto que te interesa');
  },
);

test('builds a WhatsApp link with the digits and the text', () => {
  const href = replyHref(PERSON, {
    channel: 'whatsapp',
    subject: '',
    text: 'Hola & adiós\n¿sí?',
  });
  expect(href).toBe('https://wa.me/529515550142?text=Hola%20%26%20adi%C3%B3s%0A%C2%BFs%C3%AD%3F');
});

test('builds a mailto link with subject and CRLF line ends', () => {
  const reply = { channel: 'email', subject: 'Tu propuesta', text: 'Uno\nDos & tres' } as const;
  expect(replyHref(PERSON, reply)).toBe(
    'mailto:rosaura%2Bweb@posada.example?subject=Tu%20propuesta&body=Uno%0D%0ADos%20%26%20tres',
  );
});
