import { stripDirectionMarks } from '../../contracts/text';

const INVISIBLE = /\p{Cf}/gu;
// Control characters and halves of surrogate pairs: PostgreSQL refuses the first of them, NUL.
const FORBIDDEN_IN_LINE = /[\p{Cc}\p{Cs}]/u;
const FORBIDDEN_IN_PARAGRAPHS = /[^\P{Cc}\n\t]|\p{Cs}/u;

/** The same text in one form: composed accents, `\n` line ends, no marks of direction, trimmed. */
export function cleanText(raw: string): string {
  return stripDirectionMarks(raw).normalize('NFC').replace(/\r\n?/g, '\n').trim();
}

/** Whether `text` holds characters that nobody types; line breaks and tabs only with `multiline`. */
export function hasForbiddenCharacters(text: string, multiline = false): boolean {
  return (multiline ? FORBIDDEN_IN_PARAGRAPHS : FORBIDDEN_IN_LINE).test(text);
}

/** Number of characters a reader sees: code points without the zero-width ones. */
export function visibleLength(text: string): number {
  return [...text.replace(INVISIBLE, '')].length;
}
