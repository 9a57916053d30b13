import { cleanText, hasForbiddenCharacters, visibleLength } from '../../../contracts/clean-text';
import type { FieldProblem } from '../../../contracts/error';

export type FieldResult<T> = { ok: true; value: T } | { ok: false; message: string };
/** Reads one field of a request; `undefined` when the field was not sent. */
export type Field<T> = (raw: unknown) => FieldResult<T>;
export type Fields<T> = { [K in keyof T]-?: Field<T[K]> };
export type ReadResult<T> = { ok: true; value: T } | { ok: false; problems: FieldProblem[] };

const UNKNOWN_FIELDS_SHOWN = 10;
const FIELD_NAME_SHOWN = 40;

export const accept = <T>(value: T): FieldResult<T> => ({ ok: true, value });
export const refuse = (message: string): FieldResult<never> => ({ ok: false, message });

type TextRules = {
  min?: number;
  max: number;
  multiline?: boolean;
  messages: { min: string; max: string; characters: string };
};

/** Creates a required text field; the value is trimmed and in Unicode normal form C. */
export function text({ min = 1, max, multiline, messages }: TextRules): Field<string> {
  return (raw) => {
    if (typeof raw !== 'string') return refuse(messages.min);
    const value = cleanText(raw);
    if (value.length > max) return refuse(messages.max);
    if (hasForbiddenCharacters(value, multiline)) return refuse(messages.characters);
    return visibleLength(value) < min ? refuse(messages.min) : accept(value);
  };
}

/** Allows the field to be missing or empty. */
export function optional<T>(field: Field<T>): Field<T | undefined> {
  return (raw) => (raw === undefined || isBlank(raw) ? accept(undefined) : field(raw));
}

function isBlank(raw: unknown): boolean {
  return typeof raw === 'string' && raw.trim() === '';
}

/** Validates `data`; any name that is not in `fields` is a problem. */
export function readFields<T extends object>(
  data: Record<string, unknown>,
  fields: Fields<T>,
  unknownMessage: string,
): ReadResult<T> {
  const problems: FieldProblem[] = [];
  const values: Partial<T> = {};
  for (const name of Object.keys(fields) as (keyof T & string)[]) {
    const result = fields[name](Object.hasOwn(data, name) ? data[name] : undefined);
    if (!result.ok) problems.push({ path: [name], message: result.message });
    else if (result.value !== undefined) values[name] = result.value;
  }
  const unknown = Object.keys(data).filter((name) => !Object.hasOwn(fields, name));
  for (const name of unknown.slice(0, UNKNOWN_FIELDS_SHOWN)) {
    problems.push({ path: [name.slice(0, FIELD_NAME_SHOWN)], message: unknownMessage });
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: values as T };
}
