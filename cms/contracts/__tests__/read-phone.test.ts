import fc from 'fast-check';
import examples from 'libphonenumber-js/examples.mobile.json';
import { getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';

import { PHONE_MAX_LENGTH } from '../phone';
import { listPhones, readPhone, toE164 } from '../read-phone';

const OAXACA = '+529511234567';

test.each([
  '9511234567',
  ' 951 123 4567 ',
  '(951) 123-4567',
  '(951)1234567',
  '951.123.4567',
  '951/123/4567',
  '951-123-45-67',
  '951  123 - 45 - 67',
  '529511234567',
  '52 951 123 45 67',
  '+52 951 123 4567',
  '(+52) 951 123 4567',
  '+52 (951) 123 4567',
  '(52) 951 123 4567',
  '+52-951-123-4567',
  '+5219511234567',
  '5219511234567',
  '+52 1 951 123 4567',
  '+52 (1) 951 123 4567',
  '+52 01 951 123 4567',
  '+52 044 951 123 4567',
  '1 951 123 4567',
  '01 951 123 4567',
  '01(951)1234567',
  '044 951 123 4567',
  '045 951 123 4567',
  '0052 951 123 4567',
  '00521 951 123 4567',
  '011 52 951 123 4567',
  '++529511234567',
  '\u202A+52 951 123 4567\u202C',
  '\u200E951\u00A0123\u200B\u202F4567',
  '951\u2010123\u20114567',
  '951\u00B7123\u20224567',
  '951\u2012123\u20134567',
  '951\u2014123\u20154567',
  '951\u2212123\uFF0D4567',
  '９５１　１２３　４５６７',
  '＋５２ ９５１ １２３ ４５６７',
  '٩٥١ ١٢٣ ٤٥٦٧',
  '۹۵۱۱۲۳۴۵۶۷',
  '९५१ १२३ ४५६७',
  'tel. 951 123 4567',
  'Tel:951 123 4567',
  'Teléfono: 951 123 4567',
  'cel: 951 123 4567',
  'Cel. 951 123 4567 (WhatsApp)',
  'mi número es el 951 123 4567',
  'lada 951 tel. 123 4567',
  '(lada 951) 123 45 67',
  'tel:+529511234567',
  'https://wa.me/529511234567',
  '9511234567.',
  `${'-'.repeat(100)}9511234567`,
])('reads %j as one number of Oaxaca', (raw) => {
  expect(readPhone(raw)).toEqual({ number: OAXACA, isWhole: true });
  expect(toE164(raw)).toBe(OAXACA);
});

test.each([
  ['55 1234 5678', '+525512345678'],
  ['1 55 1234 5678', '+525512345678'],
  ['800 123 4567', '+528001234567'],
  ['01 800 123 4567', '+528001234567'],
  ['001 415 555 2671', '+14155552671'],
  ['+1 (415) 555-2671', '+14155552671'],
  ['1 (213) 555-0123', '+12135550123'],
  ['+34 612 34 56 78', '+34612345678'],
  ['0034 612 34 56 78', '+34612345678'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+49 711/123456', '+49711123456'],
  ['+501 610 1234', '+5016101234'],
  ['+502 2345 6789', '+50223456789'],
])('reads %j as %s', (raw, number) => {
  expect(readPhone(raw)).toEqual({ number, isWhole: true });
});

test.each([
  '951 123 4567 ext. 104',
  '951 123 4567 ext 104',
  '951 123 4567 Ext: 104',
  '951 123 4567, extensión 104',
  '951 123 4567 EXTENSION 104',
  '951 123 4567 int. 104',
  '951 123 4567 interno 104',
  '9511234567x104',
  '951 123 4567 x 104',
  '951 123 4567 #104',
  '951 123 4567 (ext. 104)',
  '951 123 4567; ext=104',
  '951 123 4567 anexo 104',
  '(+52) 951 123 4567 Ext.104',
  'Tel. oficina 951 123 4567 ext ١٠٤',
])('keeps the extension of %j apart from the number', (raw) => {
  expect(readPhone(raw)).toEqual({ number: OAXACA, extension: '104', isWhole: true });
  expect(toE164(raw)).toBeUndefined();
});

test.each([
  '951 123 4567 o 951 765 4321',
  '951 123 4567 y 951 765 4321',
  '951 123 4567 / 951 765 4321',
  '9511234567/9517654321',
  '951-123-4567/68',
  '951 123 4567, 951 765 4321',
  '9511234567;9517654321',
  '9511234567,9517654321',
  '951 123 4567 951 765 4321',
  '951-123-4567 - 951-765-4321',
  '951 123 4567\n951 765 4321',
  '951 123 4567 | 951 765 4321',
  '+52 951 123 4567 +52 951 765 4321',
  '52 951 123 45 67, 52 951 765 43 21',
  'cel 951 123 4567 casa 951 765 4321',
  '951 123 4567 después de las 6',
  '951 123 4567, con Lupita',
  '951 123 4567 ext. 104 y 105',
])('reads the first number of %j and reports that there is more', (raw) => {
  expect(readPhone(raw)).toMatchObject({ number: OAXACA, isWhole: false });
  expect(toE164(raw)).toBeUndefined();
});

test.each([
  '',
  '123',
  '123 4567',
  '1234567890',
  '95112345678',
  '951 123 456',
  'nueve cinco uno',
  'llámame',
  'el mismo de siempre',
  'ext. 104',
  '+999 123 456 789',
  '+1 951 123 4567',
  '+52 951 123 45',
  '951\u00001234567',
  '9'.repeat(PHONE_MAX_LENGTH + 1),
])('finds no number in %j', (raw) => {
  expect(readPhone(raw)).toBeUndefined();
});

const countries = Object.keys(examples) as (keyof typeof examples)[];

test.each(countries)('reads the international number of %s', (country) => {
  const example = getExampleNumber(country, examples);
  expect(readPhone(example?.formatInternational() ?? '')).toEqual({
    number: example?.number,
    isWhole: true,
  });
});

const digit = fc.constantFrom(...'0123456789');
const national = fc
  .array(digit, { minLength: 10, maxLength: 10 })
  .map((digits) => digits.join(''))
  .filter((digits) => parsePhoneNumberFromString(`+52${digits}`)?.isValid() ?? false);

test('reads every number that is valid in Mexico', () => {
  fc.assert(
    fc.property(national, (digits) => {
      expect(toE164(digits)).toBe(`+52${digits}`);
    }),
    { numRuns: 500 },
  );
});

const SEPARATORS = [
  '',
  ' ',
  '-',
  '.',
  '/',
  '\u00A0',
  '\u2009',
  '\u2011',
  '\u2013',
  '\u2212',
  ' - ',
];
const PREFIXES = [
  '',
  '52',
  '+52',
  '(+52)',
  '0052',
  '01',
  '044',
  '045',
  '+52 1',
  '521',
  '1',
  '+52 044',
];
const LABELS = ['', 'Tel. ', 'cel: ', 'Celular ', 'WhatsApp: ', 'mi número es el ', 'tel:'];
const ENDS = ['', '.', ' ', ' (WhatsApp)', ' cel', ','];
const EXTENSION_MARKS = [
  ' ext. ',
  ' ext ',
  ' extensión ',
  ', int. ',
  'x',
  ' #',
  ' (ext: ',
  '; ext=',
];
const JOINS = [' o ', ' y ', ' / ', '/', ', ', ';', ' ', ' - ', ' casa: '];
const ZEROS = ['0', '\uFF10', '\u0660', '\u06F0', '\u0966'];
const MARKS = ['', '\u200E', '\u202A', '\u2066', '\u200B', '\u00AD', '\uFEFF'];

/** A Mexican number as people write it. */
const written = fc
  .record({
    national,
    cuts: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 4 }),
    separator: fc.constantFrom(...SEPARATORS),
    prefix: fc.constantFrom(...PREFIXES),
    gap: fc.constantFrom('', ' ', '-', '\u00A0'),
    hasParentheses: fc.boolean(),
    zero: fc.constantFrom(...ZEROS),
    mark: fc.constantFrom(...MARKS),
  })
  .map(({ national: digits, cuts, separator, prefix, gap, hasParentheses, zero, mark }) => {
    const groups = [0, ...cuts.sort((a, b) => a - b)].map((start, index, starts) =>
      digits.slice(start, starts[index + 1]),
    );
    const [first = '', ...others] = groups;
    const area = hasParentheses && others.length > 0 ? `(${first})` : first;
    const text = `${prefix}${gap}${[area, ...others].join(separator)}`.replace(/\d/g, (each) =>
      String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(each)),
    );
    return { number: `+52${digits}`, text: `${mark}${text}${mark}` };
  });

test('reads a number in every way to write it', () => {
  const texts = fc.tuple(fc.constantFrom(...LABELS), written, fc.constantFrom(...ENDS));
  fc.assert(
    fc.property(texts, ([label, { number, text }, end]) => {
      expect(readPhone(`${label}${text}${end}`)).toEqual({ number, isWhole: true });
    }),
    { numRuns: 1_000 },
  );
});

test('keeps every extension', () => {
  const extension = fc.integer({ min: 0, max: 99_999 }).map(String);
  const texts = fc.tuple(written, fc.constantFrom(...EXTENSION_MARKS), extension);
  fc.assert(
    fc.property(texts, ([{ number, text }, mark, digits]) => {
      const raw = `${text}${mark}${digits}${mark.includes('(') ? ')' : ''}`;
      expect(readPhone(raw)).toEqual({ number, extension: digits, isWhole: true });
    }),
    { numRuns: 500 },
  );
});

test('reads the first of two numbers', () => {
  fc.assert(
    fc.property(written, fc.constantFrom(...JOINS), written, (first, join, second) => {
      expect(readPhone(`${first.text}${join}${second.text}`)).toEqual({
        number: first.number,
        isWhole: false,
      });
    }),
    { numRuns: 1_000 },
  );
});

test('reads any text, in little time', () => {
  const characters = fc.constantFrom(
    ...'0123456789+()-./ ,;:x#extyo',
    '\u00A0',
    '\u202A',
    '٣',
    '🙂',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: PHONE_MAX_LENGTH }),
    fc.string({ unit: characters, maxLength: PHONE_MAX_LENGTH }),
  );
  const start = performance.now();
  fc.assert(
    fc.property(texts, (text) => {
      const number = readPhone(text)?.number;
      expect(number ?? '+52').toMatch(/^\+\d{2,15}$/);
      // What is stored is read as itself.
      if (number) expect(toE164(number)).toBe(number);
    }),
    { numRuns: 2_000 },
  );
  expect((performance.now() - start) / 2_000).toBeLessThan(5);
});

test('lists the numbers in a running text, in time linear in its length', () => {
  const text =
    'Soy Ana (951 123-4567); mi oficina: +52 1 55 1234 5678. Son 3,500.00 el 2026-11-21.';
  expect(listPhones(text)).toEqual([OAXACA, '+525512345678']);
  const start = performance.now();
  expect(listPhones('. '.repeat(2500) + '1.'.repeat(2500))).toEqual([]);
  expect(performance.now() - start).toBeLessThan(1000);
});
