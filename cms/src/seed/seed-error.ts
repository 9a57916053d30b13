import { isRecord } from '../../contracts/is-record';

/** Stops the seed; names the file and the entry to fix. */
export class SeedError extends Error {
  constructor(file: string, key: string | undefined, cause: unknown) {
    super(`cms/data/${file}${key ? `, "${key}"` : ''}: ${describe(cause)}`);
    this.name = 'SeedError';
  }
}

function describe(cause: unknown): string {
  if (!isRecord(cause) || !('message' in cause)) return String(cause);
  const errors = isRecord(cause.details) ? cause.details.errors : undefined;
  const details: unknown[] = Array.isArray(errors) ? errors : [];
  if (details.length === 0) return String(cause.message);
  return details
    .filter(isRecord)
    .map(({ path, message }) => `${Array.isArray(path) ? path.join('.') : ''}: ${String(message)}`)
    .join('; ');
}
