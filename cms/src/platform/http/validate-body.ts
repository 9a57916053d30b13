import { type ObjectSchema, ValidationError } from 'yup';

import {
  type FieldProblem,
  NO_DATA_MESSAGE,
  UNKNOWN_FIELD_MESSAGE,
} from '../../../contracts/error';
import { isRecord } from '../../../contracts/is-record';
import { invalid } from './errors';

type Validation<T> = { ok: true; value: T } | { ok: false; problems: FieldProblem[] };

/** Message of a response whose problems are shown at the fields of a form. */
export const INVALID_FIELDS_MESSAGE = 'Revisa los datos marcados';

const UNKNOWN_FIELDS_SHOWN = 10;
const FIELD_NAME_SHOWN = 40;

/**
 * Validates the fields of the schema; any other field of `data` is ignored. Anything but an object
 * is validated as an object without fields.
 */
export function validateKnownFields<T extends object>(
  schema: ObjectSchema<T>,
  data: unknown,
): Validation<T> {
  const sent = isRecord(data) ? data : {};
  // yup reads inherited properties, and fails with a TypeError for an own field `constructor`.
  const known = Object.keys(schema.fields).filter((name) => Object.hasOwn(sent, name));
  const values = Object.fromEntries(known.map((name) => [name, sent[name]]));
  try {
    return { ok: true, value: schema.validateSync(values, { abortEarly: false }) as T };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const messages = new Map<string, string>();
    for (const { path = '', message } of error.inner) {
      if (!messages.has(path)) messages.set(path, message);
    }
    const problems = [...messages].map(([path, message]) => ({ path: [path], message }));
    return { ok: false, problems };
  }
}

/** Validates `data`; any field that is not in the schema is a problem. */
export function validateFields<T extends object>(
  schema: ObjectSchema<T>,
  data: unknown,
): Validation<T> {
  const names = isRecord(data) ? Object.keys(data) : [];
  const unknown = names.filter((name) => !Object.hasOwn(schema.fields, name));
  const result = validateKnownFields(schema, data);
  if (unknown.length === 0) return result;
  const problems = result.ok ? [] : result.problems;
  for (const name of unknown.slice(0, UNKNOWN_FIELDS_SHOWN)) {
    problems.push({ path: [name.slice(0, FIELD_NAME_SHOWN)], message: UNKNOWN_FIELD_MESSAGE });
  }
  return { ok: false, problems };
}

/**
 * Returns the validated body.
 * @throws HttpError with the problem of each invalid or unknown field
 */
export function validateBody<T extends object>(
  schema: ObjectSchema<T>,
  body: unknown,
  message?: string,
): T {
  const result = validateFields(schema, body);
  if (!result.ok) throw invalid(result.problems, message);
  return result.value;
}

/** Like `validateBody`, for the object in `data` of the body. */
export function validateData<T extends object>(
  schema: ObjectSchema<T>,
  body: unknown,
  message?: string,
  noDataMessage = NO_DATA_MESSAGE,
): T {
  const data = isRecord(body) && Object.hasOwn(body, 'data') ? body.data : undefined;
  if (isRecord(data)) return validateBody(schema, data, message);
  throw invalid([{ path: ['data'], message: noDataMessage }], message ?? noDataMessage);
}
