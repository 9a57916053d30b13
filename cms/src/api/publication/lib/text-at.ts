import { isRecord } from '../../../lib/fields';

/** Returns the string at a path in a JSON value, or null. */
export function textAt(value: unknown, ...path: string[]): string | null {
  let found = value;
  for (const name of path) found = isRecord(found) ? found[name] : undefined;
  return typeof found === 'string' ? found : null;
}
