/** Normalisation of text that people type or paste: content, and what visitors and staff send. */

const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Scripts in which a joiner or non-joiner changes how the letters around it are written. */
const JOINED = [
  ...['Arabic', 'Bengali', 'Devanagari', 'Gujarati', 'Gurmukhi', 'Kannada', 'Khmer', 'Malayalam'],
  ...['Mongolian', 'Myanmar', 'Oriya', 'Sinhala', 'Syriac', 'Tamil', 'Telugu'],
]
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');

/** Sequences that need their invisible characters. */
const SEQUENCES = [
  // Emoji: ❤️, 👍🏽, 👩‍💻.
  String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?(?:\u200D\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)*`,
  // Keycaps: 1️⃣. The flags of Scotland and others are spelled with invisible letters (tags).
  String.raw`[#*0-9]\uFE0F\u20E3`,
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]+\u{E007F}`,
  String.raw`(?!\p{Default_Ignorable_Code_Point})[${JOINED}][\u200C\u200D]`,
  // Variants of Chinese and Japanese characters.
  String.raw`\p{Script=Han}[\u{E0100}-\u{E01EF}]`,
];

/**
 * Controls, soft hyphens, zero-width characters, direction marks (which can disguise the text around
 * them), halves of surrogate pairs, noncharacters (both make a page malformed), and the placeholders
 * of pasted pictures.
 */
const INVISIBLE = String.raw`(?!\n)\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}|\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFC]`;

const HAS_INVISIBLE = new RegExp(INVISIBLE, 'u');
const SEQUENCE_OR_INVISIBLE = new RegExp(
  `(${[...SEQUENCES].reverse().join('|')})|${INVISIBLE}`,
  'gu',
);
const BLANK = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const SPACE = /\p{Zs}/gu;

/** Removes the characters that cannot be seen and have no effect on those that can. */
function removeInvisible(text: string): string {
  if (!HAS_INVISIBLE.test(text)) return text;
  return text.replace(
    SEQUENCE_OR_INVISIBLE,
    (_match, sequence: string | undefined) => sequence ?? '',
  );
}

/**
 * Normalises a text of several lines: composed accents (NFC), `\n` for all line breaks of other programs
 * (PowerPoint pastes U+000B), spaces for tabs, no invisible characters. Keeps no-break spaces.
 */
export function normaliseText(raw: string): string {
  return removeInvisible(raw.replace(LINE_BREAK, '\n').replace(/\t/g, ' ')).normalize('NFC');
}

/** Normalises a single-line text: line breaks become spaces, and none surround it. */
export function normaliseLine(raw: string): string {
  return normaliseText(raw).replace(/\n/g, ' ').trim();
}

/**
 * Normalises what visitors and staff send in forms. In contrast to content, all spaces become plain
 * ones: the others are not typed on purpose, and a search would not find them.
 */
export function normaliseInput(raw: string, isMultiline = false): string {
  const text = isMultiline ? normaliseText(raw) : normaliseLine(raw);
  return text.replace(SPACE, ' ').trim();
}

/** Returns true for a text with NUL, which no program pastes and PostgreSQL cannot store. */
export function hasNul(text: string): boolean {
  return text.includes('\0');
}

/** Counts visible characters: code points except zero-width ones. */
export function visibleLength(text: string): number {
  return [...text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')].length;
}

/** Returns whether a text has no visible characters. */
export function isBlank(text: string): boolean {
  return text.replace(BLANK, '') === '';
}

/** Returns whether a text is an address that a browser would run as a program. */
export const isScriptAddress = (text: string): boolean =>
  /^\s*(?:javascript|data|vbscript|blob|file):/i.test(text);

/** Returns whether a text is the path of a page of the same site: `//host` and `/\\host` lead elsewhere. */
export const isSitePath = (text: string): boolean => /^\/(?![/\\])/.test(text);

/** Returns whether a text that should be a page of the site leads out of it. */
export const leadsElsewhere = (text: string): boolean =>
  isScriptAddress(text) || /^\s*[/\\]{2}/.test(text);
