import { isRecord } from '../../../lib/fields';

/** The text at the end of a path through an answer; null where there is none. */
export function textAt(value: unknown, ...path: string[]): string | null {
  let found = value;
  for (const name of path) found = isRecord(found) ? found[name] : undefined;
  return typeof found === 'string' ? found : null;
}
