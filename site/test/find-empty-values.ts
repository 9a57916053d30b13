/** Returns the paths of empty values: '', empty lists, null and undefined. */
export function findEmptyValues(value: unknown, path = '$'): string[] {
  if (value === null || value === undefined || value === '') return [path];
  if (Array.isArray(value) && value.length === 0) return [path];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => findEmptyValues(part, `${path}.${key}`));
}
