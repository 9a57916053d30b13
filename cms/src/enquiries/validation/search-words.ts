import { findChatReference } from '../../../contracts/find-chat-reference';
import { foldText } from '../../../contracts/fold-text';
import { withoutCountry } from '../../../contracts/phone';
import { readPhone } from '../../../contracts/read-phone';

/** Folded words: a row must contain all words of one alternative. Empty finds all rows. */
export type SearchAlternatives = string[][];

const MAX_WORDS = 8;
const PHONE_LIKE = /^\+?[\d\s().-]{7,}$/;
/** Separates words; between two digits it belongs to the number, as in 2026-11-21 and 3,500. */
const SEPARATOR = /[\p{P}\p{S}]+(?=\p{L})|(?<=\p{L})[\p{P}\p{S}]+/u;
const OUTER_PUNCTUATION = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}%]+$/gu;

/** Returns the words of a folded text without punctuation; an e-mail address is one word. */
function toWords(text: string): string[] {
  const words = text
    .split(' ')
    .flatMap((part) => (part.includes('@') ? [part] : part.split(SEPARATOR)))
    .map((word) => word.replace(OUTER_PUNCTUATION, ''));
  // A single letter is in nearly every row, and no index finds it.
  const long = words.filter((word) => word.length > 1);
  const found = long.length > 0 ? long : words.filter(Boolean);
  return found.length > 0 ? found : text.split(' ').filter(Boolean);
}

/** Returns the words that an enquiry must contain to be found. */
export function toSearchAlternatives(search: string): SearchAlternatives {
  const text = foldText(search);
  const phone = readPhone(search);
  if (phone?.isWhole) return [[withoutCountry(phone.number)], [text]];
  if (!PHONE_LIKE.test(text)) {
    const words = toWords(text).slice(0, MAX_WORDS);
    if (words.length === 0) return [];
    // Pasted from a mail or a chat: the folio is enough.
    const code = findChatReference(search);
    if (code && words.length > 1) return [words, [foldText(code.reference)]];
    // A name and a number: the number as it is stored, however it is written here.
    const rest = words.filter((word) => !/\d/.test(word));
    return phone ? [words, [withoutCountry(phone.number), ...rest]] : [words];
  }
  // Telephone numbers are stored without spaces and brackets; in a message they are as typed.
  const digits = text.replace(/\D/g, '');
  return digits ? [[digits], [text]] : [[text]];
}
