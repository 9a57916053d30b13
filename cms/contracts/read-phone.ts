import { foldText } from './fold-text';
import { PHONE_MAX_LENGTH } from './phone';
import { hasNul, normaliseInput } from './text';

export type PhoneReading = {
  /** E.164: `+529511234567`. */
  number: string;
  extension?: string;
  /** False if the text has more: another number, or a remark. */
  isWhole: boolean;
};

/** Characters inside a number as people write it, and between two numbers. */
const CHUNK = /[+\d\s().,;:/|*_'"-]*\d[\d\s().,;:/|*_'"+-]*/g;
const TRAILING = /[^\d)]+$/;
/** Where a second number may begin; inside one number these are rare. */
const STRONG_SEPARATOR = /[,;/|]|\s-\s|(?=\+)/g;
const WEAK_SEPARATOR = /[\s().*_'"-]/g;

const EXTENSION =
  /^[\s,;.:()-]*(?:ext(?:ension)?|extn|anexo|int(?:erno)?|opcion|op|x|#)[\s.:=#]*(\d{1,7})(?!\d)\)?/;

/** Words around a number that say nothing more; also those of `tel:` and `wa.me` links. */
const LABELS = new RegExp(
  `\\b(?:${[
    ...[
      'tel',
      'telefonos?',
      'phone',
      'cels?',
      'celulares',
      'celular',
      'movil',
      'fijo',
      'fax',
      'lada',
    ],
    ...[
      'whats',
      'whatsapp',
      'wsp',
      'wa',
      'https?',
      'me',
      'casa',
      'oficina',
      'trabajo',
      'conmutador',
    ],
    ...['num', 'numero', 'nro', 'no', 'mi', 'es', 'el', 'o', 'u', 'y', 'e', 'ext'],
  ].join('|')})\\b`,
  'g',
);

/** Country codes of the ITU without 52 and 1, which have rules of their own. */
const COUNTRY_CODE =
  /^(?:7|2[07]|3[0-46-9]|4[013-9]|5[13-8]|6[0-6]|8[1246]|9[0-58]|2[1-69]\d|3[578]\d|42[013]|50\d|59\d|6[789]\d|8[05789]\d|9[67]\d|99[2-68])/;
/** Area codes of Mexico by their first two digits, and free and premium numbers. */
const MEXICAN =
  /^(?:(?:2[2-47-9]|3[1-57-9]|4[1-9]|5[5689]|[67][1-9]|8[1-46-79]|9[1-9])\d|[3589]00|20[01]|888)\d{7}$/;
const NORTH_AMERICAN = /^1([2-9]\d{2}[2-9]\d{6})$/;
/** Dialled in Mexico until 2019; visitors still write them. */
const OLD_PREFIX = /^(?:0?1|04[45])(?=\d{10}$)/;

/** Dialled before a country code: in most countries, and in the United States. */
const INTERNATIONAL_PREFIX = /^(?:00|011)(?=[1-9])/;

function toMexican(digits: string): string | undefined {
  const national = digits.replace(OLD_PREFIX, '');
  return MEXICAN.test(national) ? `+52${national}` : undefined;
}

/** Returns a number with its country code in E.164. */
function toInternational(digits: string): string | undefined {
  if (digits.startsWith('52')) return toMexican(digits.slice(2));
  if (digits.startsWith('1')) return NORTH_AMERICAN.test(digits) ? `+${digits}` : undefined;
  const isPlausible = COUNTRY_CODE.test(digits) && digits.length >= 7 && digits.length <= 15;
  return isPlausible ? `+${digits}` : undefined;
}

/** Returns the one number that a text consists of in E.164; Mexican if it has no country code. */
function toNumber(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  // A zero in parentheses is dialled inside the country only: '+44 (0)20 7946 0958'.
  if (/^\(?\+/.test(text)) return toInternational(text.replace('(0)', '').replace(/\D/g, ''));
  const abroad = digits.replace(INTERNATIONAL_PREFIX, '');
  if (abroad !== digits) return toInternational(abroad);
  return (
    toMexican(digits.replace(/^52(?=\d{10})/, '')) ??
    (NORTH_AMERICAN.test(digits) ? `+${digits}` : undefined)
  );
}

type Found = { number: string; end: number };

/** Finds a number at the start of a text that ends at one of the separators or with the text. */
function findAtStart(text: string): Found | undefined {
  const endsAt = (separator: RegExp) => [...text.matchAll(separator)].map(({ index }) => index);
  const weak = endsAt(WEAK_SEPARATOR).reverse();
  for (const end of [...endsAt(STRONG_SEPARATOR), text.length, ...weak]) {
    const number = toNumber(text.slice(0, end));
    if (number) return { number, end };
  }
  return undefined;
}

/** Finds the first number in a text. */
function findNumber(text: string): (Found & { start: number }) | undefined {
  for (const { 0: chunk, index } of text.matchAll(CHUNK)) {
    const start = /[+\d(]/.exec(chunk)?.index ?? 0;
    const found = findAtStart(chunk.slice(start).replace(TRAILING, ''));
    if (found) return { ...found, start: index + start, end: index + start + found.end };
  }
  return undefined;
}

const hasWords = (text: string) => /[\p{L}\d]/u.test(text.replace(LABELS, ' '));

/** Returns the value of a decimal digit of any script: scripts have their ten digits in a row. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** Replaces the digits, dashes, dots and plus signs of other scripts and keyboards. */
function toAscii(raw: string): string {
  return foldText(normaliseInput(raw).normalize('NFKC'))
    .replace(/\p{Nd}/gu, toAsciiDigit)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\u2044|\u2215/g, '/')
    .replace(/[\u00B7\u2022\u2024\u2027\u2219\u30FB]/g, '.');
}

/**
 * Reads a telephone number as people write it: the rule of the site, the CMS and the dashboard. Returns
 * undefined for a text without a number that can be dialled. A number without country code is Mexican.
 */
export function readPhone(raw: string): PhoneReading | undefined {
  if (raw.length > PHONE_MAX_LENGTH || hasNul(raw)) return undefined;
  const typed = toAscii(raw);
  // Labels may divide a number: 'lada 951, tel. 123 4567'.
  for (const text of [typed, typed.replace(LABELS, ' ').replace(/[,;:]/g, ' ')]) {
    const found = findNumber(text);
    if (!found) continue;
    const { number, start, end } = found;
    const [whole = '', extension] = EXTENSION.exec(text.slice(end)) ?? [];
    const rest = `${text.slice(0, start)} ${text.slice(end + whole.length)}`;
    return { number, ...(extension && { extension }), isWhole: !hasWords(rest) };
  }
  return undefined;
}

/** Returns the number of a text that is one number without an extension, else undefined. */
export function toE164(raw: string): string | undefined {
  const { number, extension, isWhole } = readPhone(raw) ?? { isWhole: false };
  return isWhole && !extension ? number : undefined;
}

/** Digits of a number in a running text, with what people write between them. */
const IN_TEXT = /\+?\(?\d[\d\s().-]{6,24}\d/g;

/** Returns the numbers in a running text, in E.164. */
export function listPhones(text: string): string[] {
  return [...text.matchAll(IN_TEXT)].flatMap(([chunk]) => readPhone(chunk)?.number ?? []);
}
