const LONG = 80;
const AROUND = 20;
const MARK = '…';

/** Returns the length of the common prefix. */
function commonPrefixLength(a: string, b: string): number {
  let count = 0;
  while (count < Math.min(a.length, b.length) && a[count] === b[count]) count += 1;
  return count;
}

const reverse = (text: string) => Array.from(text).reverse().join('');

export function shorten(text: string, limit = LONG): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 1).trimEnd()}${MARK}`;
}

/** Returns `start` to `end` with some context, extended to whole words. */
function cut(text: string, start: number, end: number): string {
  const from = start <= AROUND ? 0 : text.lastIndexOf(' ', start - AROUND) + 1;
  const next = text.indexOf(' ', end + AROUND);
  const to = next === -1 || text.length - end <= AROUND ? text.length : next;
  const middle = shorten(text.slice(from, to), 2 * LONG);
  return `${from > 0 ? MARK : ''}${middle}${to < text.length ? MARK : ''}`;
}

/** Shortens two long texts to the part that differs, with some context. */
export function shortenPair(before: string, after: string): [string, string] {
  if (before.length <= LONG && after.length <= LONG) return [before, after];
  const start = commonPrefixLength(before, after);
  const rest = Math.min(before.length, after.length) - start;
  const end = Math.min(commonPrefixLength(reverse(before), reverse(after)), rest);
  return [cut(before, start, before.length - end), cut(after, start, after.length - end)];
}
