/** Paths of the values that say nothing: empty texts and lists, null and undefined. */
export function emptyValues(value: unknown, path = '$'): string[] {
  if (value === null || value === undefined || value === '') return [path];
  if (Array.isArray(value) && value.length === 0) return [path];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => emptyValues(part, `${path}.${key}`));
}
