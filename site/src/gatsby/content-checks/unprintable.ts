/** What HTML forbids in a page: control characters, halves of surrogate pairs, noncharacters. */
const UNPRINTABLE = /(?![\t\n\f\r])[\p{Cc}\p{Cs}\p{NChar}]/u;

/** Whether a value holds, however deep, a text with characters that no page may have. */
export function hasUnprintable(value: unknown): boolean {
  if (typeof value === 'string') return UNPRINTABLE.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(hasUnprintable);
}
