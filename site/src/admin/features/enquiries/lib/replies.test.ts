import { firstName } from './first-name.ts';
import { replyAddress } from './reply-address.ts';
import { REPLY_TEMPLATES } from './reply-templates.ts';

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
])('%s is greeted as %s', (name, greeting) => {
  expect(firstName(name)).toBe(greeting);
});

test.each(REPLY_TEMPLATES)(
  'the template $id names person, folio, subject and company',
  ({ text }) => {
    const filled = text(CONTEXT);
    expect(filled).toMatch(/^Hola, Rosaura\. Soy Araceli, de Tequiora\./);
    expect(filled).toContain('TQ-4MXK7R');
    expect(filled).toContain('el producto que te interesa');
  },
);

test('WhatsApp gets the digits and the text', () => {
  const href = replyAddress(PERSON, {
    channel: 'whatsapp',
    subject: '',
    text: 'Hola & adiós\n¿sí?',
  });
  expect(href).toBe('https://wa.me/529515550142?text=Hola%20%26%20adi%C3%B3s%0A%C2%BFs%C3%AD%3F');
});

test('the mail program gets subject and text with its own line ends', () => {
  const reply = { channel: 'email', subject: 'Tu propuesta', text: 'Uno\nDos & tres' } as const;
  expect(replyAddress(PERSON, reply)).toBe(
    'mailto:rosaura%2Bweb@posada.example?subject=Tu%20propuesta&body=Uno%0D%0ADos%20%26%20tres',
  );
});
