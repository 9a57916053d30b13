import { foldText } from '../../contracts/fold-text';

const ALPHABET = 'abcdefghijklmnñopqrstuvwxyz';
/** Two digits for each: the space, the digits, the letters, and what begins another character. */
const SPACE = '10';
const FIRST_DIGIT = 20;
const FIRST_LETTER = 40;
const OTHER = '99';
const MAX_LENGTH = 240;
const LETTERS_OF_OTHERS = 7;

/** A character that `foldText` leaves alone and that no name has, for the letter after n. */
const ENYE = '\uE000';

function codeOf(character: string): string {
  if (character === ' ') return SPACE;
  if (/\d/.test(character)) return String(FIRST_DIGIT + Number(character));
  const letter = ALPHABET.indexOf(character === ENYE ? 'ñ' : character);
  if (letter >= 0) return String(FIRST_LETTER + letter);
  return OTHER + String(character.codePointAt(0)).padStart(LETTERS_OF_OTHERS, '0');
}

/**
 * Returns the text by which a name sorts as in Spanish: without regard to case, accents and punctuation,
 * and with ñ after n. It has digits only, which every collation of every database sorts alike.
 */
export function toNameKey(name: string): string {
  const marked = name.normalize('NFC').replace(/ñ/giu, ENYE);
  const letters = foldText(marked)
    .replace(/[\p{P}\p{S}]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return [...letters].map(codeOf).join('').slice(0, MAX_LENGTH);
}
