import { isRecord } from '../../../contracts/is-record';

// Thrown by input validation and by functions that parse text.
const PARSER_ERRORS = new Set(['ZodError', 'SyntaxError', 'URIError']);
// Thrown when a value has an unexpected shape.
const SHAPE_ERRORS = new Set(['TypeError', 'RangeError']);
// PostgreSQL: data exceptions, such as a number out of range or NUL in a text; an unknown column; a
// comparison that the type of a column does not have, such as `like` of a date.
const DATA_SQLSTATE = /^(?:22|42703$|42883$)/;
const SQLITE_CODES = new Set(['SQLITE_MISMATCH', 'SQLITE_RANGE', 'SQLITE_TOOBIG']);
const UNKNOWN_COLUMN = /no such column/;
// Thrown by knex, without a code.
const UNSUPPORTED_OPERATOR = /clause not actually supported by SQLite/;
// UPSTREAM: @strapi/database 5.54 · the folder of the code that parses filters and sort orders
// why: it throws plain errors for invalid ones, which would be 500
// test: cms/tests/fuzz/routes.test.ts, scripts/internals.test.ts
// until: they are validation errors
const QUERY_HELPERS = /@strapi\/database\/.*query\/helpers\//;
// UPSTREAM: @strapi/database 5.54 · its messages, and those of knex, about incomplete references and ranges
// why: they are plain errors, which would be 500
// test: cms/tests/api/entry-shape.test.ts
// until: they are validation errors
const INCOMPLETE_INPUT =
  /^(?:Invalid id, expected|There was a problem connecting relation|You must specify 2 values for the where\w*Between)/;

/** Returns true when the database refused a value or a column name from a request. */
export function isDataException(error: unknown): boolean {
  if (!isRecord(error)) return false;
  const { code, message } = error;
  if (DATA_SQLSTATE.test(String(code)) || SQLITE_CODES.has(String(code))) return true;
  if (UNSUPPORTED_OPERATOR.test(String(message))) return true;
  return code === 'SQLITE_ERROR' && UNKNOWN_COLUMN.test(String(message));
}

/** Returns the first stack frame that is in a file (built-in functions have none). */
function firstFrame(stack: unknown): string {
  return /^\s+at .*[\s(]\/.*$/m.exec(String(stack))?.[0] ?? '';
}

/**
 * Returns true when `error` was caused by a request of an unexpected shape: many handlers of Strapi
 * use their input unchecked. The same errors in our own code, under `ownDir`, are defects.
 */
export function isMalformedInput(error: unknown, ownDir: string): boolean {
  if (!isRecord(error)) return false;
  const { name, stack, message } = error;
  if (PARSER_ERRORS.has(String(name)) || isDataException(error)) return true;
  if (INCOMPLETE_INPUT.test(String(message))) return true;
  const frame = firstFrame(stack);
  if (QUERY_HELPERS.test(frame)) return true;
  const isOurs = !frame.includes('node_modules') || frame.includes(ownDir);
  return SHAPE_ERRORS.has(String(name)) && !isOurs;
}
