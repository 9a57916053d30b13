import fc from 'fast-check';

import { foldText } from '../../../../contracts/fold-text';
import { toSearchAlternatives } from '../search-words';

const finds = (search: string, stored: string) =>
  toSearchAlternatives(search).some((words) =>
    words.every((word) => foldText(stored).includes(word)),
  );

it.each([
  'Rosaura, Méndez',
  'Rosaura Méndez.',
  '«Rosaura Méndez»',
  '“Rosaura” ‘Méndez’',
  '"Rosaura Méndez"',
  'Méndez,Rosaura',
  'Méndez/Rosaura',
  'Méndez-Rosaura',
  '(Rosaura) Méndez; …',
  '¿Rosaura Méndez?',
  'Rosaura – Méndez',
  '— Rosaura * Méndez #',
])('finds «Rosaura Méndez» for %s', (search) => {
  expect(finds(search, 'tq-7f3k9m Rosaura Méndez rosaura@example.com')).toBe(true);
});

it.each([
  ['ana@example.com,', 'Ana ana@example.com'],
  ['<ana.luz@example.com>', 'Ana ana.luz@example.com'],
  ['2026-11-21', 'el 2026-11-21'],
  ['$3,500.', 'cuesta $3,500 más IVA'],
  ["O'Brien", 'Pat O’Brien'],
  ['TQ 7F3K9M', 'tq-7f3k9m tq7f3k9m'],
  ['tq7f3k9m', 'tq-7f3k9m tq7f3k9m'],
  ['Folio TQ-7F3K9M', 'tq-7f3k9m tq7f3k9m'],
  ['Re: Tu consulta · TQ-7F3K9M', 'tq-7f3k9m tq7f3k9m'],
  ['Ref. TQ-W7F3K-9MPQR', 'ana tq-w7f3k-9mpqr'],
  ['100%', 'al 100% en línea'],
])('finds %s', (search, stored) => {
  expect(finds(search, stored)).toBe(true);
});

it('does not find every enquiry for punctuation alone, or a single letter among words', () => {
  expect(toSearchAlternatives('%%')).toEqual([['%%']]);
  expect(toSearchAlternatives('¿?')).toEqual([['¿?']]);
  expect(toSearchAlternatives('Rosaura y Méndez')).toEqual([['rosaura', 'mendez']]);
});

it('finds the words of a name with any punctuation around and between them', () => {
  const word = fc.stringMatching(/^[a-zñáéíóúüA-Z]{2,9}$/);
  const marks = fc.stringMatching(/^[ ,;:.…!¡?¿"'«»“”‘’()[\]{}/\\|_–—*&+-]{1,4}$/);
  fc.assert(
    fc.property(fc.array(fc.tuple(word, marks), { minLength: 1, maxLength: 6 }), (parts) => {
      const search = parts.map(([name, mark]) => `${mark.slice(1)}${name}${mark}`).join('');
      expect(finds(search, parts.map(([name]) => name).join(' '))).toBe(true);
    }),
  );
});
