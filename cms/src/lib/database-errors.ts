import { DeadlineError } from './deadline';

const UNIQUE_CODES = new Set(['23505', 'SQLITE_CONSTRAINT', 'SQLITE_CONSTRAINT_UNIQUE']);
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
// PostgreSQL: connection exceptions, no resources left, operator intervention (shutdown, timeouts).
const OUTAGE_SQLSTATE = /^(?:08|53|57)/;
const OUTAGE_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error/i;

/** Whether the database refused a row because a unique column already holds the value. */
export function isUniqueViolation(error: unknown): boolean {
  return UNIQUE_CODES.has(codeOf(error));
}

/** Whether `error` means that the database could not be asked, so that trying again makes sense. */
export function isDatabaseOutage(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseOutage);
  if (error instanceof DeadlineError) return true;
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return (
    error.name === 'KnexTimeoutError' ||
    NETWORK_CODES.has(code) ||
    OUTAGE_SQLSTATE.test(code) ||
    OUTAGE_MESSAGE.test(error.message)
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
