import { tellDraft, tellEnquiry, tellLacks } from '../home-words';

const at = '2020-11-20T20:05:00.000Z';

it.each([
  [{ state: 'draft', who: 'Ana Ruiz' }, 'Nunca publicada; la guardó Ana Ruiz, 20 nov, 14:05'],
  [{ state: 'withdrawn', who: 'Ana Ruiz' }, 'Retirada; la guardó Ana Ruiz, 20 nov, 14:05'],
  [
    { state: 'modified', who: null },
    'Con cambios sin publicar; la guardó el sistema, 20 nov, 14:05',
  ],
] as const)('tells of a draft who saved it, and when: %j', (draft, sentence) => {
  expect(tellDraft({ ...draft, at })).toBe(sentence);
});

it('tells what a visitor misses', () => {
  expect(tellLacks({ lacks: ['picture', 'description'] })).toBe(
    'No tiene imagen; no tiene descripción',
  );
  expect(tellLacks({ lacks: ['alternativeText'] })).toBe(
    'A su imagen le falta el texto alternativo',
  );
});

it('tells of an enquiry what it is about and whether it waits too long', () => {
  const enquiry = { type: 'producto', at, isOverdue: false };
  expect(tellEnquiry(enquiry)).toBe('Sobre un producto; llegó: 20 nov, 14:05.');
  expect(tellEnquiry({ ...enquiry, isOverdue: true })).toMatch(/La respuesta ya va tarde\.$/);
});
