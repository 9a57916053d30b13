/** How text of the site is written, whoever types or pastes it. */

const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
// Controls, halves of surrogate pairs and noncharacters make a page malformed.
const NOT_TEXT = /(?![\n\t])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}/gu;
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const INVISIBLE = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Returns a text without the marks of direction, which reorder and disguise the text around them. */
export function stripDirectionMarks(raw: string): string {
  return raw.replace(DIRECTION_MARKS, '');
}

/**
 * Returns a text without characters that nobody sees and pages must not have, in composed form. What
 * other programs take for a line break (PowerPoint pastes U+000B) is one.
 */
export function normaliseText(raw: string): string {
  const text = raw.replace(LINE_BREAK, '\n').replace(NOT_TEXT, '');
  return stripDirectionMarks(text).normalize('NFC');
}

/** The same for a text of one line: breaks and tabs become spaces. */
export function normaliseLine(raw: string): string {
  return normaliseText(raw)
    .replace(/[\n\t]/g, ' ')
    .trim();
}

/** Whether nothing of a text is seen. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, '') === '';
}
