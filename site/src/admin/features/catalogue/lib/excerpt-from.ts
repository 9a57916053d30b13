/** Texts up to this length are shown whole. */
const LENGTH = 160;
/** Characters before the first difference. */
const LEAD = 30;

/** Returns the part of a long text around the first character that the other text does not have there. */
export function excerptFrom(text: string, other: string): string {
  if (text.length <= LENGTH) return text;
  const first = text.split('').findIndex((each, index) => each !== other[index]);
  const start = Math.min(Math.max(first - LEAD, 0), text.length - LENGTH);
  const end = start + LENGTH;
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`;
}
