import { isRecord } from './fields';

// Thrown by checks of the input itself, and by functions that parse text.
const PARSER_ERRORS = new Set(['ZodError', 'SyntaxError', 'URIError']);
// What a value of another shape than expected leads to.
const SHAPE_ERRORS = new Set(['TypeError', 'RangeError']);
// PostgreSQL: class 22, data exceptions, such as a number out of range or a NUL in a text.
const DATA_SQLSTATE = /^22/;
const SQLITE_CODES = new Set(['SQLITE_MISMATCH', 'SQLITE_RANGE', 'SQLITE_TOOBIG']);

/** Whether the first frame of the stack is outside of `ownDir`, where our own code is. */
function isThrownByPackage(stack: unknown, ownDir: string): boolean {
  const [frame = ''] = /^\s+at .*$/m.exec(String(stack)) ?? [];
  return frame.includes('node_modules') && !frame.includes(ownDir);
}

/**
 * Whether `error` shows that a request has another shape than Strapi expects: many of its handlers
 * use the input unchecked. In our own code, which `ownDir` holds, the same errors are defects.
 */
export function isMalformedInput(error: unknown, ownDir: string): boolean {
  if (!isRecord(error)) return false;
  const { name, code, stack } = error;
  if (PARSER_ERRORS.has(String(name))) return true;
  if (DATA_SQLSTATE.test(String(code)) || SQLITE_CODES.has(String(code))) return true;
  return SHAPE_ERRORS.has(String(name)) && isThrownByPackage(stack, ownDir);
}
