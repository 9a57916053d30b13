/** Characters that HTML forbids: control characters, lone surrogates, noncharacters. */
const UNPRINTABLE = /(?![\t\n\f\r])[\p{Cc}\p{Cs}\p{NChar}]/u;

/** Returns true when a value contains, at any depth, text with forbidden characters. */
export function hasUnprintable(value: unknown): boolean {
  if (typeof value === 'string') return UNPRINTABLE.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(hasUnprintable);
}
