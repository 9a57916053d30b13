import fc from 'fast-check';

import { foldText } from '../fold-text';
import {
  hasNul,
  isBlank,
  normaliseInput,
  normaliseLine,
  normaliseText,
  visibleLength,
} from '../text';

const anyText = fc.string({ unit: 'binary' });
// Arbitrary UTF-16 code units, including lone surrogates.
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }))
  .map((units) => String.fromCharCode(...units));
const eitherText = fc.oneof(anyText, anyUnits);

describe('a normalised text', () => {
  it('has no characters that make a page malformed', () => {
    fc.assert(
      fc.property(eitherText, (raw) => {
        const text = normaliseText(raw);
        expect(text).not.toMatch(/\p{Cs}|\p{Noncharacter_Code_Point}|[^\P{Cc}\n]/u);
        expect(text).not.toMatch(/[\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/);
        expect(text).toBe(text.normalize('NFC'));
      }),
    );
  });

  it('does not change when it is normalised again', () => {
    fc.assert(
      fc.property(eitherText, (raw) => {
        expect(normaliseText(normaliseText(raw))).toBe(normaliseText(raw));
        expect(normaliseLine(normaliseLine(raw))).toBe(normaliseLine(raw));
      }),
    );
  });

  it.each([
    ['Uno\vdos', 'Uno\ndos'],
    ['Uno\u2028dos\u0085tres', 'Uno\ndos\ntres'],
    ['Uno\r\ndos\rtres', 'Uno\ndos\ntres'],
    ['a\u0000b\u0007c\uD83D', 'abc'],
    ['Cafe\u0301', 'Café'],
    ['👩‍💻 en casa', '👩‍💻 en casa'],
    ['\u202Eoculto', 'oculto'],
    ['lec\u00ADtor de có\u200Bdigos\u2060\uFEFF', 'lector de códigos'],
    ['cafe\u200B\u0301', 'café'],
    ['1\uFE0F\u200D2', '12'],
    ['uno\tdos', 'uno dos'],
    ['\uFFFCfoto', 'foto'],
    ['951\u00A0123', '951\u00A0123'],
    ['a\u200Db', 'ab'],
    ['👍🏽 ❤️ 1️⃣ 🏳️‍🌈 👨‍👩‍👧 🏴󠁧󠁢󠁳󠁣󠁴󠁿 👁️‍🗨️', '👍🏽 ❤️ 1️⃣ 🏳️‍🌈 👨‍👩‍👧 🏴󠁧󠁢󠁳󠁣󠁴󠁿 👁️‍🗨️'],
    ['می\u200Cخواهم क्\u200Dष', 'می\u200Cخواهم क्\u200Dष'],
    ['👩\u200D', '👩'],
  ])('normalises %j to %j', (raw, text) => {
    expect(normaliseText(raw)).toBe(text);
  });

  it('of one line has no line breaks and no surrounding spaces', () => {
    expect(normaliseLine(' Lector\vde\tcódigos\n')).toBe('Lector de códigos');
  });

  const words = fc.stringMatching(/^[a-zñáéíóú0-9 .,@-]{1,40}$/);
  const invisible = fc.constantFrom(
    ...['\u00AD', '\u200B', '\u200C', '\u200D', '\u2060', '\uFEFF', '\u180E', '\u034F', '\u061C'],
    ...['\u202A', '\u202E', '\u2066', '\u2069', '\u0001', '\u0007', '\u001F', '\u007F', '\uFE0F'],
    ...['\u{E0041}', '\uD800', '\uFFFE', '\u115F', '\u3164', '\uFFF9', '\uFFFC'],
  );

  it('has the words that were typed, whatever invisible characters are among them', () => {
    const pasted = fc.tuple(words, fc.array(fc.tuple(fc.nat(), invisible)));
    fc.assert(
      fc.property(pasted, ([typed, insertions]) => {
        const characters = [...typed];
        for (const [at, character] of insertions) {
          characters.splice(at % (characters.length + 1), 0, character);
        }
        const raw = characters.join('');
        expect(normaliseText(raw)).toBe(typed);
        expect(normaliseLine(raw)).toBe(typed.trim());
        expect(normaliseInput(raw)).toBe(typed.trim());
        expect(foldText(raw)).toBe(foldText(typed));
        expect(visibleLength(normaliseText(raw))).toBe(typed.length);
      }),
    );
  });

  it('keeps every emoji', () => {
    const emoji = fc.constantFrom('👩‍💻', '❤️', '👍🏽', '1️⃣', '🏳️‍🌈', '🇲🇽', '👨‍👩‍👧', '☎️', '©️', '🧑🏿‍🚀', '🏴‍☠️');
    fc.assert(
      fc.property(fc.array(fc.oneof(emoji, words)), (parts) => {
        const text = parts.join(' ');
        expect(normaliseText(text)).toBe(text);
      }),
    );
  });

  it('of a form has plain spaces only, and NUL is found before', () => {
    expect(normaliseInput('\u00A0Ana\u2009Ruiz\u3000')).toBe('Ana Ruiz');
    expect(normaliseInput('Uno\tdos\u00A0\vtres ', true)).toBe('Uno dos \ntres');
    expect([hasNul('Ana\0'), hasNul('Ana')]).toEqual([true, false]);
  });

  it.each(['', ' ', '\u200B\u00A0', '\u3164', '\u2800\t\n'])('%j is blank', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it('is not blank when it contains an emoji', () => {
    expect(isBlank('🔥')).toBe(false);
  });
});
