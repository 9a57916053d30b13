import {
  AVAILABILITIES,
  type Availability,
  AVAILABILITY_LABELS,
} from '../../../../contracts/availability';
import { CATALOGUE_FIELD_MESSAGES, CATALOGUE_LIMITS } from '../../../../contracts/catalogue';
import {
  IMPORT_MESSAGES as MESSAGES,
  type ImportCell,
} from '../../../../contracts/catalogue-import';
import { foldText } from '../../../../contracts/fold-text';
import { hasWholeCents, OPEN_PRICE_LABEL } from '../../../../contracts/money';
import { parseMoney } from '../../../../contracts/parse-money';
import { PRICE_TAXES, type PriceTax } from '../../../../contracts/tax';
import { normaliseInput, normaliseText } from '../../../../contracts/text';
import { parseLocal } from '../../../../contracts/zoned-time';

/** Why a cell has no value for its field. */
export class CellProblem extends Error {}

const isDateCell = (cell: ImportCell): cell is { date: string } =>
  typeof cell === 'object' && cell !== null;

export const isEmptyCell = (cell: ImportCell): boolean =>
  cell === null || (typeof cell === 'string' && normaliseText(cell).trim() === '');

/** Returns the text of a cell. @throws CellProblem for a date, which the spreadsheet has changed */
export function readText(cell: ImportCell): string {
  if (isDateCell(cell)) throw new CellProblem(MESSAGES.styled);
  if (typeof cell === 'boolean') return cell ? 'VERDADERO' : 'FALSO';
  return cell === null ? '' : normaliseText(String(cell)).trim();
}

export const readOptionalText = (cell: ImportCell): string | null => readText(cell) || null;

const PERCENT = /^[\d.,\s-]+%$/;
const DATE = /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/-]\d{1,2}[/-]\d{2,4})(?:\D|$)/;
const DIGITS = /^[$\s]*[\d.,\s']+(?:MXN)?$/i;
/** The calculation of a spreadsheet leaves traces of binary fractions: 110.00000000000001. */
const TRACE = 1e-6;

/** @throws CellProblem */
function readNumber(cell: ImportCell): number | null {
  if (isEmptyCell(cell)) return null;
  if (isDateCell(cell)) throw new CellProblem(MESSAGES.styled);
  if (typeof cell === 'number') {
    const rounded = Math.round(cell * 100) / 100;
    return Math.abs(rounded - cell) < TRACE ? rounded : cell;
  }
  const text = normaliseInput(String(cell));
  const amount = parseMoney(text.replace(/^-/, ''));
  if (!Number.isNaN(amount)) return text.startsWith('-') ? -amount : amount;
  if (PERCENT.test(text)) throw new CellProblem(MESSAGES.percent);
  if (DATE.test(text)) throw new CellProblem(MESSAGES.date);
  if (DIGITS.test(text)) throw new CellProblem(MESSAGES.ambiguous(text));
  throw new CellProblem(MESSAGES.number(text));
}

/** Returns an amount in pesos; null for an empty cell. @throws CellProblem */
export function readAmount(cell: ImportCell): number | null {
  const amount = readNumber(cell);
  const { min, max } = CATALOGUE_LIMITS.price;
  const isAmount = amount === null || (amount >= min && amount <= max && hasWholeCents(amount));
  if (!isAmount) throw new CellProblem(CATALOGUE_FIELD_MESSAGES.price);
  return amount;
}

/**
 * Returns the price of a product; null for «A cotizar», which an empty cell does not mean.
 * @throws CellProblem
 */
export function readPrice(cell: ImportCell): number | null {
  if (isEmptyCell(cell)) throw new CellProblem(MESSAGES.openPrice);
  const isOpen = typeof cell === 'string' && foldText(cell) === foldText(OPEN_PRICE_LABEL);
  return isOpen ? null : readAmount(cell);
}

const MAX_COUNT = 2 ** 31 - 1;

/** Returns a whole number from 1; null for an empty cell. @throws CellProblem */
export function readCount(cell: ImportCell): number | null {
  const count = readNumber(cell);
  if (count === null) return null;
  if (Number.isInteger(count) && count >= 1 && count <= MAX_COUNT) return count;
  throw new CellProblem(MESSAGES.count);
}

const FLAGS: Record<string, boolean> = {
  si: true,
  verdadero: true,
  true: true,
  x: true,
  1: true,
  no: false,
  falso: false,
  false: false,
  0: false,
};

/** @throws CellProblem */
export function readFlag(cell: ImportCell): boolean {
  const value = typeof cell === 'boolean' ? cell : FLAGS[foldText(readText(cell))];
  if (value === undefined) throw new CellProblem(MESSAGES.flag);
  return value;
}

const TAXES: Record<PriceTax, RegExp> = {
  masIva: /^(?:mas|\+) ?iva$/,
  ivaIncluido: /^(?:iva )?incluido$/,
};

/** @throws CellProblem */
export function readTax(cell: ImportCell): PriceTax {
  const text = foldText(readText(cell));
  const tax = PRICE_TAXES.find((each) => TAXES[each].test(text));
  if (!tax) throw new CellProblem(MESSAGES.tax);
  return tax;
}

/** @throws CellProblem for a text that is no label of an availability */
export function readAvailability(cell: ImportCell): Availability | null {
  const text = foldText(readText(cell));
  if (text === '') return null;
  const found = AVAILABILITIES.find((each) => foldText(AVAILABILITY_LABELS[each]) === text);
  if (!found) throw new CellProblem(MESSAGES.availability);
  return found;
}

const SLASHED =
  /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}),? (\d{1,2}):(\d\d)(?::\d\d)?(?: ?([ap])\.? ?m\.?)?$/i;

const pad = (part: string | number) => String(part).padStart(2, '0');

/**
 * Returns the local times that a cell may mean, in the format of the export, the probable one first:
 * spreadsheets with Mexican settings rewrite dates as day/month/year, others as month/day/year.
 */
export function readTimes(cell: ImportCell): string[] {
  const text = isDateCell(cell) ? cell.date : normaliseInput(String(cell ?? ''));
  const [, first = '', second = '', year = '', hour = '', minute = '', half] =
    SLASHED.exec(text) ?? [];
  if (!first) return [text];
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour;
  const time = `${pad(hours)}:${minute}`;
  const [dayFirst, monthFirst] = [
    `${year}-${pad(second)}-${pad(first)} ${time}`,
    `${year}-${pad(first)}-${pad(second)} ${time}`,
  ];
  return Number(second) > 12 ? [monthFirst] : [dayFirst, monthFirst];
}

/** Earlier ones are numbers with the format of a date. */
const FIRST_YEAR = 2000;

/** Returns an ISO date; null for an empty cell. @throws CellProblem */
export function readTime(cell: ImportCell): string | null {
  if (isEmptyCell(cell)) return null;
  const [text = ''] = readTimes(cell);
  const time = parseLocal(text);
  if (!time || time.getUTCFullYear() < FIRST_YEAR) {
    throw new CellProblem(MESSAGES.time);
  }
  return time.toISOString();
}
