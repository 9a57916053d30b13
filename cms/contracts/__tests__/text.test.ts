import fc from 'fast-check';

import { isBlank, normaliseLine, normaliseText } from '../text';

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
        expect(text).not.toMatch(/\p{Cs}|\p{Noncharacter_Code_Point}|[^\P{Cc}\n\t]/u);
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
  ])('normalises %j to %j', (raw, text) => {
    expect(normaliseText(raw)).toBe(text);
  });

  it('of one line has no line breaks and no surrounding spaces', () => {
    expect(normaliseLine(' Lector\vde\tcódigos\n')).toBe('Lector de códigos');
  });

  it.each(['', ' ', '\u200B\u00A0', '\u3164', '\u2800\t\n'])('%j is blank', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it('is not blank when it contains an emoji', () => {
    expect(isBlank('🔥')).toBe(false);
  });
});
