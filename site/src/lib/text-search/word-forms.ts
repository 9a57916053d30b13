import { stemmer } from '@orama/stemmers/spanish';
import { foldAccentsKeepingEnye } from '#src/lib/text.ts';

/** The forms of a word that searches compare. */
export type WordForms = {
  /** Lower case without accents, with «ñ». */
  word: string;
  /** The same with «n» instead of «ñ». */
  plain: string;
  /** The sound of the stem: equal for «kiosko», «quioscos» and «Kiosco». */
  key: string;
  /** `key` of `plain`. */
  plainKey: string;
};

/** Splits a text into words and numbers, in lower case without accents. */
export function splitWords(text: string): string[] {
  return foldAccentsKeepingEnye(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

const known = new Map<string, WordForms>();
const MAX_KNOWN = 20_000;

/** Returns the forms of a word from `splitWords`; cached, because stemming is slow. */
export function formsOf(word: string): WordForms {
  const cached = known.get(word);
  if (cached) return cached;
  const plain = word.replaceAll('ñ', 'n');
  const key = soundOf(stemOf(word));
  const forms = { word, plain, key, plainKey: plain === word ? key : soundOf(stemOf(plain)) };
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(word, forms);
  return forms;
}

const SHORTEST_STEM = 4;
const LONGEST_ENDING = 2;

/**
 * Returns the stem of a word without accents. The stemmer expects the accent of «-ción» and does not know
 * the plural «tickets».
 */
function stemOf(word: string): string {
  const singular = word.replace(/([^aeiou])s$/, '$1');
  const stem = stemmer(singular.replace(/([cs])ion$/, '$1ión'));
  const isWholeStem =
    stem.length >= SHORTEST_STEM || singular.length - stem.length <= LONGEST_ENDING;
  // «posada» is not a form of «pos».
  return isWholeStem ? stem : singular.replace(/s$/, '');
}

const DIMINUTIVE = /(.{3,})it[oa]s?$/;

/** Returns the words whose diminutive a word without accents may be: «tienda» for «tiendita». */
export function diminutiveBases(word: string): string[] {
  const [, stem] = DIMINUTIVE.exec(word) ?? [];
  if (!stem) return [];
  const spelt = stem.replace(/qu$/, 'c').replace(/gu$/, 'g');
  const long = stem.replace(/(?<=[enr])c$/, '');
  return [long, ...['', 'a', 'o', 'e', 'io', 'ia'].map((ending) => spelt + ending)];
}

const SHORTEST_WITH_SOUND = 4;

/** Spellings of one sound in Mexican Spanish; the first rule that applies to a place counts. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ch/g, 'č'],
  [/ph/g, 'f'],
  [/h/g, ''],
  [/qu(?=[ei])|ck|q/g, 'k'],
  [/s?c(?=[ei])|z|ss/g, 's'],
  [/c+/g, 'k'],
  [/gu(?=[ei])/g, 'γ'],
  [/g(?=[ei])/g, 'j'],
  [/γ/g, 'g'],
  [/v/g, 'b'],
  [/ll/g, 'y'],
  [/n(?=[bp])/g, 'm'],
];

/** Returns a spelling by sound, so that common misspellings are equal. */
function soundOf(stem: string): string {
  if (stem.length < SHORTEST_WITH_SOUND || /\d/.test(stem)) return stem;
  return SOUNDS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), stem);
}
