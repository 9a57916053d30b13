import { highlightParts } from '../../lib/text';
import { widthOf, type TextStyle } from './outline';

export type Word = { text: string; isHighlighted: boolean };
export type Block = { lines: Word[][]; style: TextStyle };

const SIZES = [84, 76, 68, 60, 54];
const MAX_LINES = 4;

export function headingStyle(size: number): TextStyle {
  return { font: 'heading', size, tracking: -0.022 * size };
}

/** The largest setting in which a title fits in three lines; at the smallest it may take four. */
export function setTitle(title: string, width: number): Block {
  const words = highlightParts(title.normalize('NFC')).flatMap(({ text, isHighlighted }) =>
    text.split(/\s+/).flatMap((part) => (part === '' ? [] : [{ text: part, isHighlighted }])),
  );
  for (const size of SIZES) {
    const style = headingStyle(size);
    const lines = breakLines(words, width, style);
    const fits = lines.every((line) => widthOf(joined(line), style) <= width);
    if (lines.length <= 3 && fits) return { lines: balance(lines, width, style), style };
  }
  const style = headingStyle(SIZES.at(-1) ?? 54);
  return { lines: shorten(breakLines(words, width, style)), style };
}

function breakLines(words: readonly Word[], width: number, style: TextStyle): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && widthOf(joined([...line, word]), style) <= width) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

/** The same number of lines, as even as they get: no single word is left for the last one. */
function balance(lines: Word[][], width: number, style: TextStyle): Word[][] {
  let best = lines;
  for (let narrower = width - 20; narrower > width / 2; narrower -= 20) {
    const candidate = breakLines(lines.flat(), narrower, style);
    const fits = candidate.every((line) => widthOf(joined(line), style) <= narrower);
    if (candidate.length > lines.length || !fits) break;
    best = candidate;
  }
  return best;
}

function shorten(lines: Word[][]): Word[][] {
  const kept = lines.slice(0, MAX_LINES);
  const last = kept.at(-1)?.at(-1);
  if (last && lines.length > MAX_LINES) last.text = `${last.text.replace(/[.,;:]$/, '')}…`;
  return kept;
}

function joined(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ');
}
