import { isRecord } from './fields';

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
// PostgreSQL: connection exceptions, no resources left (disk, memory), operator intervention
// (shutdown, timeouts), errors of its machine, a server that only reads.
const OUTAGE_SQLSTATE = /^(?:08|53|57|58|25006)/;
// A disk that is full, broken, gone or read-only.
const OUTAGE_SQLITE = /^SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN)/;
// The last one: of a pool that is being closed, to whoever waits for a connection.
const OUTAGE_MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|^aborted$/i;

type ErrorParts = { code: string; name: string; message: string };

// By its parts and not by `instanceof`: native drivers make errors of another realm under Jest.
function partsOf(error: unknown): ErrorParts {
  const { code = '', name = '', message = '' } = isRecord(error) ? error : {};
  return { code: String(code), name: String(name), message: String(message) };
}

/** Whether the database refused a row because a unique column already holds the value. */
export function isUniqueViolation(error: unknown): boolean {
  return UNIQUE_CODES.has(partsOf(error).code);
}

/** Whether `error` means that the database could not be asked, so that trying again makes sense. */
export function isDatabaseOutage(error: unknown): boolean {
  // What Node throws when a name has several addresses and none of them answers.
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

// PostgreSQL: rolled back for another transaction (40), a lock that is not to be had (55).
const CONTENTION = /^(?:40|55|SQLITE_BUSY|SQLITE_LOCKED)/;

/** Whether the same work may succeed a moment later: nothing is wrong with what it was about. */
export function canBeTriedAgain(error: unknown): boolean {
  return isDatabaseOutage(error) || CONTENTION.test(partsOf(error).code);
}
