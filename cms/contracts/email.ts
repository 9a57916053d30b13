import { describeExcess } from './excess';
import { hasNul, normaliseInput } from './text';

/** Longest address that mail servers accept (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

export const EMAIL_MESSAGE = 'Por favor ingresa un email válido';

const LOCAL_MAX_LENGTH = 64;
const LABEL_MAX_LENGTH = 63;
const LOCAL_WORD = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/i;
const LABEL = /^[a-z0-9-]+$/i;
const TOP_LEVEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]+[a-z])$/i;

/**
 * Returns whether `value` is one bare e-mail address, in time linear in its length. Common regular
 * expressions (such as that of yup 0.32 in Strapi) take exponential time on `a@a.a.a…!`.
 */
export function isEmailAddress(value: string): boolean {
  if (value.length > EMAIL_MAX_LENGTH) return false;
  const parts = value.split('@');
  const [local, domain] = parts;
  if (parts.length !== 2 || !local || !domain || local.length > LOCAL_MAX_LENGTH) return false;
  const labels = domain.split('.');
  return (
    local.split('.').every((word) => LOCAL_WORD.test(word)) &&
    labels.length >= 2 &&
    labels.every(isLabel) &&
    TOP_LEVEL.test(labels.at(-1) ?? '')
  );
}

/** Returns what is wrong with an address that `parseEmailAddress` refuses. */
export function describeEmailProblem(raw: string): string {
  const plain = raw.normalize('NFD').replace(/\p{M}/gu, '');
  if (parseEmailAddress(plain) !== undefined && parseEmailAddress(raw) === undefined) {
    return 'Una dirección de correo no lleva acentos ni ñ';
  }
  return describeExcess(raw.trim().length, EMAIL_MAX_LENGTH) ?? EMAIL_MESSAGE;
}

/** Longest text with an address in it: bounds the time of the search. */
const PASTED_MAX_LENGTH = 500;
const MAIL_LINK = /^mailto:([^?]*)/i;
/** Signs around an address in mail programs, chats and Markdown. */
const AROUND = /[\s<>()[\]{}«»"“”‘’,;|]+/;
const LABEL_BEFORE = /^[^@]*:/;
const QUOTED = /^'(.*)'$/;
const SENTENCE_END = /[.:!?]+$/;
/** The name of an account of a social network. */
const HANDLE = /^@[\w.]*$/;

function toAddress(word: string): string {
  const link = MAIL_LINK.exec(word)?.[1] ?? word.replace(LABEL_BEFORE, '');
  return link.replace(SENTENCE_END, '').replace(QUOTED, '$1');
}

/** Returns the address in a text with only one; the same address may be there twice. */
function findAddress(text: string): string | undefined {
  const words = text.split(AROUND).filter((word) => word.includes('@') && !HANDLE.test(word));
  const [address, ...others] = words.map(toAddress);
  const isOne = others.every((other) => other.toLowerCase() === address?.toLowerCase());
  return address !== undefined && isOne && isEmailAddress(address) ? address : undefined;
}

/**
 * Returns the address in what people paste: `mailto:ana@empresa.mx`, `Ana Ruiz <ana@empresa.mx>`,
 * `correo: ana@empresa.mx`, one with spaces around its sign as dictated, or one that ends a sentence.
 * Returns undefined if it is not one address.
 */
export function parseEmailAddress(raw: string): string | undefined {
  if (hasNul(raw) || raw.length > PASTED_MAX_LENGTH) return undefined;
  // Keyboards for other scripts write wide forms of Latin characters.
  const line = normaliseInput(raw).normalize('NFKC');
  return findAddress(line) ?? findAddress(line.replace(/\s*@\s*/g, '@'));
}

function isLabel(label: string): boolean {
  return (
    label.length <= LABEL_MAX_LENGTH &&
    LABEL.test(label) &&
    !label.startsWith('-') &&
    !label.endsWith('-')
  );
}
