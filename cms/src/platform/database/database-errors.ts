import { isRecord } from '../../../contracts/is-record';

const UNIQUE_CODES = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE']);
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
const OUTAGE_NAMES = new Set(['DeadlineError', 'KnexTimeoutError']);
// PostgreSQL: connection exceptions, insufficient resources (disk, memory), operator intervention
// (shutdown, timeouts), system errors, a read-only server.
const OUTAGE_SQLSTATE = /^(?:08|53|57|58|25006)/;
// A full, broken, missing or read-only disk, or another process that keeps the database locked.
const OUTAGE_SQLITE = /^SQLITE_(?:BUSY|FULL|IOERR|READONLY|CANTOPEN)/;
// The last one is what a closing pool rejects pending connection requests with.
const OUTAGE_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|^aborted$/i;

type ErrorParts = { code: string; name: string; message: string };

// No `instanceof`: native drivers create errors of another realm under Jest.
function partsOf(error: unknown): ErrorParts {
  const { code = '', name = '', message = '' } = isRecord(error) ? error : {};
  return { code: String(code), name: String(name), message: String(message) };
}

export function isUniqueViolation(error: unknown): boolean {
  return UNIQUE_CODES.has(partsOf(error).code);
}

/** Returns true when the database was unreachable or unable to work, so that a retry makes sense. */
export function isDatabaseOutage(error: unknown): boolean {
  // Node's AggregateError, when a host name has several addresses and none accepts the connection.
  if (isRecord(error) && Array.isArray(error.errors)) return error.errors.some(isDatabaseOutage);
  const { code, name, message } = partsOf(error);
  return (
    OUTAGE_NAMES.has(name) ||
    NETWORK_CODES.has(code) ||
    OUTAGE_SQLSTATE.test(code) ||
    OUTAGE_SQLITE.test(code) ||
    OUTAGE_MESSAGE.test(message)
  );
}

// PostgreSQL: transaction rollback by a conflict (40), lock not available (55).
const CONTENTION = /^(?:40|55)/;

/** Returns true when the same statement may succeed if it is retried: an outage or contention. */
export function isRetryableDatabaseError(error: unknown): boolean {
  return isDatabaseOutage(error) || CONTENTION.test(partsOf(error).code);
}
