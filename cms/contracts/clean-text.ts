import { stripDirectionMarks } from './text';

const INVISIBLE = /\p{Cf}/gu;
// Control characters (PostgreSQL refuses NUL) and unpaired surrogates.
const FORBIDDEN_IN_LINE = /[\p{Cc}\p{Cs}]/u;
const FORBIDDEN_IN_PARAGRAPHS = /[^\P{Cc}\n\t]|\p{Cs}/u;

/** Normalizes text: composed accents (NFC), `\n` line ends, no direction marks, trimmed. */
export function cleanText(raw: string): string {
  return stripDirectionMarks(raw).normalize('NFC').replace(/\r\n?/g, '\n').trim();
}

/** Returns true for control characters; line breaks and tabs are allowed with `multiline`. */
export function hasForbiddenCharacters(text: string, multiline = false): boolean {
  return (multiline ? FORBIDDEN_IN_PARAGRAPHS : FORBIDDEN_IN_LINE).test(text);
}

/** Counts visible characters: code points except zero-width ones. */
export function visibleLength(text: string): number {
  return [...text.replace(INVISIBLE, '')].length;
}
