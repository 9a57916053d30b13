import { formatHomeDraft, formatHomeEnquiry, formatHomeIncomplete } from '../format-home';

const at = '2020-11-20T20:05:00.000Z';

it.each([
  [{ state: 'draft', who: 'Ana Ruiz' }, 'Nunca publicada; la guardó Ana Ruiz, 20 nov, 14:05'],
  [{ state: 'withdrawn', who: 'Ana Ruiz' }, 'Retirada; la guardó Ana Ruiz, 20 nov, 14:05'],
  [
    { state: 'modified', who: null },
    'Con cambios sin publicar; la guardó el sistema, 20 nov, 14:05',
  ],
] as const)('names who saved a draft and when: %j', (draft, sentence) => {
  expect(formatHomeDraft({ ...draft, at })).toBe(sentence);
});

it('lists the missing fields', () => {
  expect(formatHomeIncomplete({ lacks: ['picture', 'description'] })).toBe(
    'No tiene imagen; no tiene descripción',
  );
  expect(formatHomeIncomplete({ lacks: ['alternativeText'] })).toBe(
    'A su imagen le falta el texto alternativo',
  );
});

it('names the subject of an enquiry and reports an overdue reply', () => {
  const enquiry = { type: 'producto', at, isOverdue: false } as const;
  expect(formatHomeEnquiry(enquiry)).toBe('Consulta sobre un producto; llegó: 20 nov, 14:05.');
  expect(formatHomeEnquiry({ ...enquiry, isOverdue: true })).toMatch(/La respuesta ya va tarde\.$/);
});
