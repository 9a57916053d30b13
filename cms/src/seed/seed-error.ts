/** Stops the seed; names the file and the entry to fix. */
export class SeedError extends Error {
  constructor(file: string, key: string | undefined, cause: unknown) {
    super(`cms/data/${file}${key ? `, "${key}"` : ''}: ${describe(cause)}`);
    this.name = 'SeedError';
  }
}

function hasMessage(value: unknown): value is { message: string } {
  return typeof value === 'object' && value !== null && 'message' in value;
}

type Detail = { path?: unknown[]; message?: string };

function isDetailList(value: unknown): value is Detail[] {
  return Array.isArray(value) && value.length > 0;
}

function describe(cause: unknown): string {
  if (!hasMessage(cause)) return String(cause);
  const details: unknown = 'details' in cause ? cause.details : undefined;
  const errors =
    typeof details === 'object' && details !== null && 'errors' in details ? details.errors : [];
  if (!isDetailList(errors)) return cause.message;
  return errors.map(({ path, message }) => `${path?.join('.') ?? ''}: ${message}`).join('; ');
}
