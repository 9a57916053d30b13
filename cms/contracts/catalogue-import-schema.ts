import { object } from 'yup';

import {
  IMPORT_LIMITS as LIMITS,
  IMPORT_MESSAGES as MESSAGES,
  type ImportCell,
  type ImportRequest,
} from './catalogue-import';
import { isRecord } from './is-record';
import { flag, parsed } from './schema-fields';

const TITLE_MAX = 80;
/** Longer texts are refused by the rules of each field. */
const CELL_MAX = 10_000;

const isText = (raw: unknown): raw is string => typeof raw === 'string' && raw.length <= CELL_MAX;

function isCell(raw: unknown): raw is ImportCell {
  if (raw === null || typeof raw === 'boolean' || isText(raw)) return true;
  if (isRecord(raw)) return Object.keys(raw).length === 1 && isText(raw.date);
  return typeof raw === 'number' && Number.isFinite(raw);
}

type Row = ImportRequest['data']['rows'][number];

/** Returns a row of a sheet; undefined for anything else. */
export function readImportRow(raw: unknown): Row | undefined {
  if (!isRecord(raw) || !Array.isArray(raw.cells) || raw.cells.length > LIMITS.columns)
    return undefined;
  const { number, cells, seenAt } = raw;
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1) return undefined;
  if (!cells.every(isCell)) return undefined;
  const isSeen = typeof seenAt === 'string' && !Number.isNaN(Date.parse(seenAt));
  return { number, cells, ...((isSeen || seenAt === null) && { seenAt }) };
}

/** The data of both requests of an import. */
export const importSchema = object({
  columns: parsed(MESSAGES.columns, (raw) => {
    if (!Array.isArray(raw) || raw.length === 0 || raw.length > LIMITS.columns) return undefined;
    const titles = raw.map((each: unknown) => (isText(each) ? each.slice(0, TITLE_MAX) : ''));
    return titles.some(Boolean) ? titles : undefined;
  }),
  rows: parsed(MESSAGES.rows, (raw) => {
    if (!Array.isArray(raw) || raw.length === 0 || raw.length > LIMITS.rows) return undefined;
    const rows = raw.flatMap((each: unknown) => readImportRow(each) ?? []);
    const numbers = new Set(rows.map(({ number }) => number));
    return numbers.size === raw.length ? rows : undefined;
  }),
  isPublishing: flag(MESSAGES.flag).default(false),
} satisfies Record<keyof ImportRequest['data'], unknown>);
