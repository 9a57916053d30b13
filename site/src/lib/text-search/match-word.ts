import { keyForm, type Posting, type TextIndex } from './text-index.ts';
import { formsOf } from './word-forms.ts';

/** A word of the index that a typed word means, and how sure that is, from 0 to 1. */
export type WordMatch = { posting: Posting; certainty: number };

const CERTAINTY = { same: 1, form: 0.9, start: 0.6, part: 0.3, edited: 0.5, editedStart: 0.25 };
const SHORTEST_WITH_PARTS = 4;
const SHORTEST_EDITED = 5;

/** Returns the words that are the typed one or another form of it. */
export function matchForms(index: TextIndex, typed: string): WordMatch[] {
  const same = index.byForm.get(typed) ?? [];
  const forms = index.byForm.get(keyForm(formsOf(typed).key)) ?? [];
  return [
    ...same.map((posting) => ({ posting, certainty: CERTAINTY.same })),
    ...forms
      .filter((posting) => !same.includes(posting))
      .map((posting) => ({ posting, certainty: CERTAINTY.form })),
  ];
}

/**
 * Returns the words that a typed word is, is another form of, or is a part of. A short word that is
 * complete means only itself: «pos» is not the start of «posada». One that is only inside longer words may
 * be misspelt: «lectro» is in «electrónico», and means «lector».
 */
export function matchWord(index: TextIndex, typed: string): WordMatch[] {
  const matches = matchForms(index, typed);
  if (matches.length > 0 && typed.length < SHORTEST_WITH_PARTS) return matches;
  const found = new Set(matches.map(({ posting }) => posting));
  for (const posting of index.postings) {
    if (found.has(posting)) continue;
    const { word, plain } = posting;
    if (word.startsWith(typed) || plain.startsWith(typed)) {
      matches.push({ posting, certainty: CERTAINTY.start });
    } else if (word.includes(typed) || plain.includes(typed)) {
      matches.push({ posting, certainty: CERTAINTY.part });
    }
  }
  const isOnlyInside = matches.every(({ certainty }) => certainty === CERTAINTY.part);
  return isOnlyInside && matches.length > 0 ? [...matches, ...matchEdited(index, typed)] : matches;
}

/** Returns the words, or starts of words, that differ from a typed word by one letter. */
export function matchEdited(index: TextIndex, typed: string): WordMatch[] {
  if (typed.length < SHORTEST_EDITED || /\d/.test(typed)) return [];
  const { plain, key } = formsOf(typed);
  const matches: WordMatch[] = [];
  for (const posting of index.postings) {
    if (isOneEditAway(plain, posting.plain) || isOneEditAway(key, posting.key)) {
      matches.push({ posting, certainty: CERTAINTY.edited });
    } else if (
      typed.length > SHORTEST_EDITED &&
      posting.plain.length > plain.length &&
      isOneEditAway(plain, posting.plain.slice(0, plain.length))
    ) {
      matches.push({ posting, certainty: CERTAINTY.editedStart });
    }
  }
  return matches;
}

/**
 * Returns true when the words are equal or differ by one letter: one wrong, missing, additional, or two
 * adjacent ones in the wrong order.
 */
function isOneEditAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = short.slice(start);
  const longRest = long.slice(start);
  if (short.length !== long.length) return rest === longRest.slice(1);
  if (rest.slice(1) === longRest.slice(1)) return true;
  return rest[0] === longRest[1] && rest[1] === longRest[0] && rest.slice(2) === longRest.slice(2);
}
