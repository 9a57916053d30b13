import { isGrammarWord, isWishWord, soundsLikeWish, startsLikeWish } from './filler-words.ts';
import { matchEdited, matchForms, matchWord, type WordMatch } from './match-word.ts';
import type { TextIndex } from './text-index.ts';
import { diminutiveBases } from './word-forms.ts';

/** A word of a query that the index knows. */
export type QueryTerm = {
  matches: readonly WordMatch[];
  /** Only affects the order: the number in «2 lectores». */
  isOptional: boolean;
};

/**
 * Returns the terms of a query that the index knows; null when the query has only filler words and
 * therefore asks for nothing. Words that are written together («androidtv») or apart («wi fi») are
 * found the other way, too. Unknown words are left out.
 */
export function matchQuery(index: TextIndex, typed: readonly string[]): QueryTerm[] | null {
  const words = typed.map((word) => withoutDiminutive(index, word));
  const terms: QueryTerm[] = [];
  let isEmpty = true;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const next = words[at + 1];
    const joined = next === undefined ? [] : matchJoined(index, word, next);
    if (joined.length > 0) {
      at += 1;
      terms.push({ matches: joined, isOptional: false });
      continue;
    }
    if (isFiller(index, word)) continue;
    const found = matchTyped(index, word);
    if (found.length === 0 && next === undefined && startsLikeWish(word)) continue;
    isEmpty = false;
    const isOptional = isQuantity(word, next);
    terms.push(...found.map((matches) => ({ matches, isOptional })));
  }
  return isEmpty && terms.length === 0 ? null : terms;
}

/** Returns the word of the index or of a wish whose diminutive the typed one is, or the typed one. */
function withoutDiminutive(index: TextIndex, word: string): string {
  const bases = diminutiveBases(word);
  if (bases.length === 0 || matchWord(index, word).length > 0) return word;
  const isKnown = (base: string) => isWishWord(base) || matchForms(index, base).length > 0;
  return bases.find(isKnown) ?? word;
}

/** Returns true for words that are not searched. */
function isFiller(index: TextIndex, word: string): boolean {
  if (isGrammarWord(word)) return true;
  if (isWishWord(word)) return !index.byForm.has(word);
  return soundsLikeWish(word) && matchWord(index, word).length === 0;
}

/** Returns true for the number of pieces in «2 lectores», unlike the size in «80 mm». */
function isQuantity(word: string, next: string | undefined): boolean {
  return /^\d{1,3}$/.test(word) && next !== undefined && /^\p{L}{3,}s$/u.test(next);
}

/** Returns the matches of two words that the index has as one. */
function matchJoined(index: TextIndex, first: string, second: string): WordMatch[] {
  const joined = matchForms(index, first + second);
  if (joined.length === 0) return [];
  const areKnown = [first, second].every((word) => index.byForm.has(word));
  return areKnown ? [] : joined;
}

/** Returns the matches of a typed word, or of the words that it consists of. */
function matchTyped(index: TextIndex, word: string): (readonly WordMatch[])[] {
  const matches = matchWord(index, word);
  if (matches.length > 0) return [matches];
  const parts = splitGlued(index, word) ?? splitAtDigits(word);
  if (parts.length > 1) {
    return parts
      .filter((part) => !isFiller(index, part))
      .map((part) => firstMatches(matchWord(index, part), matchEdited(index, part)))
      .filter((found) => found.length > 0);
  }
  const edited = matchEdited(index, word);
  return edited.length > 0 ? [edited] : [];
}

function firstMatches(first: WordMatch[], second: WordMatch[]): WordMatch[] {
  return first.length > 0 ? first : second;
}

const SHORTEST_PART = 2;
const SHORTEST_CLEAR_PART = 4;
const LONGEST_GLUED = 60;

/** Splits «impresora80mm» into the fewest known words, or returns null. */
function splitGlued(index: TextIndex, word: string): string[] | null {
  if (word.length > LONGEST_GLUED) return null;
  // The best split of each start of the word.
  const splits: (string[] | null)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    let best: string[] | null = null;
    for (let start = 0; start < end; start += 1) {
      const before = splits[start];
      const part = word.slice(start, end);
      if (!before || (best && before.length + 1 >= best.length)) continue;
      if (isPart(index, part)) best = [...before, part];
    }
    splits.push(best);
  }
  const parts = splits[word.length];
  return parts?.some(isClearPart) ? parts : null;
}

function isPart(index: TextIndex, part: string): boolean {
  if (part.length < SHORTEST_PART) return part === 'y' || /\d/.test(part);
  return isGrammarWord(part) || isWishWord(part) || matchForms(index, part).length > 0;
}

/** Short letters are in most words by accident. */
function isClearPart(part: string): boolean {
  return part.length >= SHORTEST_CLEAR_PART || /\d/.test(part);
}

function splitAtDigits(word: string): string[] {
  return word.match(/\d+|\D+/g) ?? [];
}
