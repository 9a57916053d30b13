import { widthOf, type TextStyle } from './outline';

/** Returns a text that fits in the width: whole words if possible, with an ellipsis at the end. */
export function fitText(text: string, style: TextStyle, width: number): string {
  if (widthOf(text, style) <= width) return text;
  const fits = (start: string) => widthOf(`${start}…`, style) <= width;
  const words = text.split(' ');
  while (words.length > 1 && !fits(words.join(' '))) words.pop();
  const letters = [...words.join(' ').replace(/[\s·.,;:]+$/, '')];
  while (letters.length > 1 && !fits(letters.join(''))) letters.pop();
  return `${letters.join('')}…`;
}
