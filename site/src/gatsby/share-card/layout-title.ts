import { fitText } from './fit-text';
import { widthOf, type TextStyle } from './outline';

export type TitlePart = { text: string; isHighlighted: boolean };
/** A title part without spaces. */
type Word = TitlePart;
export type TextBlock = { lines: Word[][]; style: TextStyle };

const SIZES = [84, 76, 68, 60, 54];
const MAX_LINES = 4;

function headingStyle(size: number): TextStyle {
  return { font: 'heading', size, tracking: -0.022 * size };
}

/**
 * Returns the largest layout in which a title fits in three lines; the smallest size allows four.
 */
export function layoutTitle(title: readonly TitlePart[], width: number): TextBlock {
  const words = title.flatMap(({ text, isHighlighted }) =>
    wordsOf(text.normalize('NFC')).map((word) => ({ text: word, isHighlighted })),
  );
  for (const size of SIZES) {
    const style = headingStyle(size);
    const lines = breakLines(words, width, style);
    const fits = lines.every((line) => widthOf(joinWords(line), style) <= width);
    if (lines.length <= 3 && fits) return { lines: balance(lines, width, style), style };
  }
  const style = headingStyle(SIZES.at(-1) ?? 54);
  const fitted = words.map((word) => ({ ...word, text: fitText(word.text, style, width) }));
  return { lines: truncate(breakLines(fitted, width, style), width, style), style };
}

/** Spaces between words; not those that keep words together, as in «3 a. m.». */
const BREAKS = /[^\S\u00a0\u202f]+/;
const CLOCK = /(?<=\d) (?=[ap]\. ?m\.)|(?<=\b[ap]\.) (?=m\.)/g;

function wordsOf(text: string): string[] {
  return text
    .replaceAll(CLOCK, '\u00a0')
    .split(BREAKS)
    .filter((word) => word !== '')
    .map((word) => word.replaceAll(/[\u00a0\u202f]/g, ' '));
}

function breakLines(words: readonly Word[], width: number, style: TextStyle): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && widthOf(joinWords([...line, word]), style) <= width) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

/** Balances the line widths without adding lines, which avoids a single word in the last line. */
function balance(lines: Word[][], width: number, style: TextStyle): Word[][] {
  let best = lines;
  for (let targetWidth = width - 20; targetWidth > width / 2; targetWidth -= 20) {
    const candidate = breakLines(lines.flat(), targetWidth, style);
    const fits = candidate.every((line) => widthOf(joinWords(line), style) <= targetWidth);
    if (candidate.length > lines.length || !fits) break;
    best = candidate;
  }
  return best;
}

/** Omits whole words until the last line has space for the ellipsis. */
function truncate(lines: Word[][], width: number, style: TextStyle): Word[][] {
  if (lines.length <= MAX_LINES) return lines;
  const visibleLines = lines.slice(0, MAX_LINES);
  const last = visibleLines.at(-1) ?? [];
  const ended = () => {
    const end = last.at(-1);
    return end ? [...last.slice(0, -1), { ...end, text: end.text.replace(/[.,;:…]*$/, '…') }] : [];
  };
  while (last.length > 1 && widthOf(joinWords(ended()), style) > width) last.pop();
  return [...visibleLines.slice(0, -1), ended()];
}

function joinWords(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ');
}
