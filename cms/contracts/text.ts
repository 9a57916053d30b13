/** Normalisation of text on the site, typed or pasted. */

const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
// Controls, halves of surrogate pairs and noncharacters make a page malformed.
const NOT_TEXT = /(?![\n\t])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}/gu;
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const INVISIBLE = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Removes directional marks, which can reorder and disguise the surrounding text. */
export function stripDirectionMarks(raw: string): string {
  return raw.replace(DIRECTION_MARKS, '');
}

/**
 * Removes invisible and invalid characters, composes to NFC, and converts all line breaks of other
 * programs to `\n` (PowerPoint pastes U+000B).
 */
export function normaliseText(raw: string): string {
  const text = raw.replace(LINE_BREAK, '\n').replace(NOT_TEXT, '');
  return stripDirectionMarks(text).normalize('NFC');
}

/** Normalises a single-line text: line breaks and tabs become spaces. */
export function normaliseLine(raw: string): string {
  return normaliseText(raw)
    .replace(/[\n\t]/g, ' ')
    .trim();
}

/** Returns whether a text has no visible characters. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, '') === '';
}
