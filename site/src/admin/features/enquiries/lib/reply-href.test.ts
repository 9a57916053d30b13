import { isTextLeftOut, replyHref } from './reply-href.ts';

const PERSON = { email: 'rosaura+web@posada.example', phone: '+529515550142' };

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

test.each([
  ['á'.repeat(200), false],
  ['á'.repeat(320), false],
  ['á'.repeat(340), true],
  ['Una línea\n'.repeat(150), true],
])('leaves out a text whose encoded link is too long: %#', (text, isLeftOut) => {
  const href = replyHref(PERSON, { channel: 'email', subject: 'Tu propuesta', text });
  expect(href.length).toBeLessThanOrEqual(2_000);
  expect(isTextLeftOut(href)).toBe(isLeftOut);
  if (isLeftOut) expect(href).toMatch(/subject=Tu%20propuesta$/);
});

test('leaves no text out of a WhatsApp link', () => {
  const reply = { channel: 'whatsapp', subject: '', text: 'á'.repeat(1_500) } as const;
  expect(isTextLeftOut(replyHref(PERSON, reply))).toBe(false);
});
