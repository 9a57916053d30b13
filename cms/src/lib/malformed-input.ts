import { isRecord } from './fields';

// Thrown by checks of the input itself, and by functions that parse text.
const PARSER_ERRORS = new Set(['ZodError', 'SyntaxError', 'URIError']);
// What a value of another shape than expected leads to.
const SHAPE_ERRORS = new Set(['TypeError', 'RangeError']);
// PostgreSQL: data exceptions, such as a number out of range or a NUL in a text; an unknown column.
const DATA_SQLSTATE = /^(?:22|42703$)/;
const SQLITE_CODES = new Set(['SQLITE_MISMATCH', 'SQLITE_RANGE', 'SQLITE_TOOBIG']);
const UNKNOWN_COLUMN = /no such column/;
// Where Strapi reads filters and orders, and throws plain errors over their shape.
const QUERY_HELPERS = /@strapi\/database\/.*query\/helpers\//;

/** Whether the database refused a value, or a name, that a request brought along. */
export function isDataException(error: unknown): boolean {
  if (!isRecord(error)) return false;
  const { code, message } = error;
  if (DATA_SQLSTATE.test(String(code)) || SQLITE_CODES.has(String(code))) return true;
  return code === 'SQLITE_ERROR' && UNKNOWN_COLUMN.test(String(message));
}

/** The first frame of the stack that is in a file. */
function firstFrame(stack: unknown): string {
  return /^\s+at .*[\s(]\/.*$/m.exec(String(stack))?.[0] ?? '';
}

/**
 * Whether `error` shows that a request has another shape than Strapi expects: many of its handlers
 * use the input unchecked. In our own code, which `ownDir` holds, the same errors are defects.
 */
export function isMalformedInput(error: unknown, ownDir: string): boolean {
  if (!isRecord(error)) return false;
  const { name, stack } = error;
  if (PARSER_ERRORS.has(String(name)) || isDataException(error)) return true;
  const frame = firstFrame(stack);
  if (QUERY_HELPERS.test(frame)) return true;
  const isOurs = !frame.includes('node_modules') || frame.includes(ownDir);
  return SHAPE_ERRORS.has(String(name)) && !isOurs;
}
