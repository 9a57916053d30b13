import { ENQUIRY_CHANNELS, ENQUIRY_STATUSES, ENQUIRY_TYPES } from '../../../contracts/enquiry';
import { ENQUIRY_RESULTS } from '../../../contracts/enquiry-result';
import { isRecord } from '../../../contracts/is-record';
import { toE164 } from '../../../contracts/read-phone';
import { hasNul, normaliseInput } from '../../../contracts/text';
import { toUtmValue, UTM_COLUMNS, VISIT_FILTERS } from '../../../contracts/visit-columns';
import { parseDay } from '../../../contracts/zoned-time';
import { invalidField } from '../../platform/http/errors';
import { pathOf } from '../read-page-titles';

export type Where = Record<string, unknown>;
type ReadValue = (raw: unknown, path: string[]) => unknown;

const MESSAGE = 'El filtro no es válido';
const MAX_CONDITIONS = 60;
const MAX_DEPTH = 4;
const MAX_LIST = 200;
const MAX_TEXT = 255;
const ISO_TIMESTAMP = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/;

const refuse = (path: string[]) => invalidField(path.slice(0, 6), MESSAGE);

const text: ReadValue = (raw, path) => {
  if (typeof raw !== 'string' || raw.length > MAX_TEXT) throw refuse(path);
  if (hasNul(raw)) throw refuse(path);
  return normaliseInput(raw);
};

/** A whole number is compared as it is stored, however it is written. */
const phoneNumber: ReadValue = (raw, path) => {
  const typed = text(raw, path);
  return (typeof typed === 'string' && toE164(typed)) || typed;
};

const path: ReadValue = (raw, place) => pathOf(String(text(raw, place)));

const utmValue: ReadValue = (raw, place) => toUtmValue(String(text(raw, place)));

const TEXTS: readonly ReadValue[] = [text, path, utmValue, phoneNumber];

const oneOf =
  (choices: readonly string[]): ReadValue =>
  (raw, path) => {
    if (!choices.some((choice) => choice === raw)) throw refuse(path);
    return raw;
  };

const timestamp: ReadValue = (raw, path) => {
  const time = typeof raw === 'string' && ISO_TIMESTAMP.test(raw) ? Date.parse(raw) : NaN;
  if (Number.isNaN(time)) throw refuse(path);
  return new Date(time);
};

const integer: ReadValue = (raw, path) => {
  if (typeof raw !== 'string' || !/^\d{1,9}$/.test(raw)) throw refuse(path);
  return Number(raw);
};

const day: ReadValue = (raw, path) => {
  if (typeof raw !== 'string' || parseDay(raw) === undefined) throw refuse(path);
  return raw;
};

const FIELDS: Record<string, ReadValue> = {
  documentId: text,
  folio: text,
  name: text,
  email: text,
  phone: phoneNumber,
  source: text,
  sourcePath: path,
  ...Object.fromEntries(
    VISIT_FILTERS.map((name) => [name, UTM_COLUMNS.includes(name) ? utmValue : text]),
  ),
  channel: oneOf(ENQUIRY_CHANNELS),
  type: oneOf(ENQUIRY_TYPES),
  status: oneOf(ENQUIRY_STATUSES),
  result: oneOf(ENQUIRY_RESULTS),
  saleDate: day,
  quoteSaleOn: day,
  createdAt: timestamp,
  updatedAt: timestamp,
  dueAt: timestamp,
  firstReplyAt: timestamp,
  answerMinutes: integer,
  unansweredMails: integer,
  ownerId: integer,
};

const COMPARISONS = ['$eq', '$ne', '$lt', '$lte', '$gt', '$gte'];
const TEXT_COMPARISONS = ['$eqi', '$nei', '$contains', '$containsi', '$startsWith', '$startsWithi'];
const NULL_CHECKS = ['$null', '$notNull'];

/** Returns a list as an array: the query parser turns long lists into objects. */
function toList(raw: unknown, path: string[]): unknown[] {
  const isNumbered = isRecord(raw) && Object.keys(raw).every((key) => /^\d+$/.test(key));
  const list = Array.isArray(raw) ? raw : isNumbered ? Object.values(raw) : undefined;
  if (!list || list.length === 0 || list.length > MAX_LIST) throw refuse(path);
  return list;
}

function readCondition(read: ReadValue, operator: string, raw: unknown, path: string[]): unknown {
  if (COMPARISONS.includes(operator)) return read(raw, path);
  if (TEXT_COMPARISONS.includes(operator) && TEXTS.includes(read)) return read(raw, path);
  if (NULL_CHECKS.includes(operator) && (raw === 'true' || raw === 'false')) return raw === 'true';
  if (operator !== '$in' && operator !== '$notIn') throw refuse(path);
  const list = typeof raw === 'string' ? [raw] : toList(raw, path);
  return list.map((item) => read(item, path));
}

/**
 * Parses Strapi's `filters` for the fields and operators of the enquiry list. Strapi itself drops
 * conditions that it cannot parse, such as an `$or` of 300, and would return all rows.
 * @throws HttpError naming the invalid part
 */
export function readFilters(raw: unknown): Where {
  let conditions = 0;

  function count(path: string[]) {
    conditions += 1;
    if (conditions > MAX_CONDITIONS) throw refuse(path);
  }

  function readField(name: string, value: unknown, path: string[]): unknown {
    const read = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
    if (!read) throw refuse(path);
    const operators = isRecord(value) ? value : { $eq: value };
    const entries = Object.entries(operators).map(([operator, operand]) => {
      count(path);
      return [operator, readCondition(read, operator, operand, [...path, operator])];
    });
    if (entries.length === 0) throw refuse(path);
    return Object.fromEntries(entries);
  }

  function readGroup(value: unknown, path: string[], depth: number): Where {
    if (!isRecord(value) || depth > MAX_DEPTH) throw refuse(path);
    const entries = Object.entries(value).map(([name, part]): [string, unknown] => {
      const here = [...path, name];
      if (name === '$and' || name === '$or') {
        return [name, toList(part, here).map((item) => readGroup(item, here, depth + 1))];
      }
      if (name === '$not') return [name, readGroup(part, here, depth + 1)];
      return [name, readField(name, part, here)];
    });
    if (entries.length === 0) throw refuse(path);
    return Object.fromEntries(entries);
  }

  return raw === undefined ? {} : readGroup(raw, ['filters'], 0);
}
