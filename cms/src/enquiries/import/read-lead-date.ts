import type { ImportCell } from '../../../contracts/catalogue-import';
import { foldText } from '../../../contracts/fold-text';
import { normaliseInput } from '../../../contracts/text';
import { parseDay, zonedTimeToDate } from '../../../contracts/zoned-time';

const MONTHS = 'ene,feb,mar,abr,may,jun,jul,ago,sep,oct,nov,dic'.split(',');
const ENGLISH_MONTHS = 'jan,feb,mar,apr,may,jun,jul,aug,sep,oct,nov,dec'.split(',');

const DAY_MS = 24 * 60 * 60_000;
const MINUTES_PER_DAY = 24 * 60;
/** Spreadsheets count days from here; 60 is a day that did not exist. */
const SERIAL_START_MS = Date.UTC(1899, 11, 30);
/** Days of the years 1990 to 2100 as spreadsheets number them. */
const SERIALS = { min: 32_874, max: 73_415 };
/** Unix times in seconds and milliseconds, from 1990. */
const UNIX_SECONDS = { min: 631_152_000, max: 4_102_444_800 };

const TIME = String.raw`(?:(?:t|,?\s+)(?:a las\s+)?(\d{1,2})(?::(\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*(?:([ap])\.?\s*m\.?)?)?`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${TIME}$`);
const NUMBERS = new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})${TIME}$`);
const NAMED = new RegExp(
  String.raw`^(?:[a-z]+,?\s+)?(\d{1,2})[\s-]+(?:de\s+)?([a-z]{3,10})\.?[\s,-]+(?:de(?:l)?\s+)?(\d{4}|\d{2})${TIME}$`,
);
const MONTH_FIRST = new RegExp(
  String.raw`^(?:[a-z]+,?\s+)?([a-z]{3,10})\.?\s+(\d{1,2}),?\s+(\d{4})${TIME}$`,
);
const ZONED = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:Z|[+-]\d{2}:?\d{2})$/i;

type Parts = { year: string; month: number; day: number; time: (string | undefined)[] };

function toDate({ year, month, day, time: [hour, minute = '0', half] }: Parts): Date | null {
  const whole = year.length === 2 ? `20${year}` : year;
  const text = [whole, month, day].map((part) => String(part).padStart(2, '0')).join('-');
  const number = parseDay(text);
  if (number === undefined) return null;
  const given = Number(hour ?? 0);
  const hours = half ? (given % 12) + (half === 'p' ? 12 : 0) : given;
  if (hours > 23 || Number(minute) > 59 || (half && given > 12)) return null;
  return zonedTimeToDate(number, hours * 60 + Number(minute));
}

const monthOf = (name: string) => {
  const start = name.slice(0, 3);
  const spanish = start === 'set' ? 'sep' : start;
  return Math.max(MONTHS.indexOf(spanish), ENGLISH_MONTHS.indexOf(start)) + 1;
};

function readNumber(value: number): Date | null {
  if (value >= SERIALS.min && value < SERIALS.max) {
    const day = new Date(SERIAL_START_MS + Math.floor(value) * DAY_MS);
    const minutes = Math.round((value - Math.floor(value)) * MINUTES_PER_DAY);
    return zonedTimeToDate(day.getTime() / DAY_MS, minutes);
  }
  const seconds = value > UNIX_SECONDS.max ? value / 1000 : value;
  const isUnix = seconds >= UNIX_SECONDS.min && seconds <= UNIX_SECONDS.max;
  return isUnix ? new Date(seconds * 1000) : null;
}

/**
 * Returns the date of a cell, in the company's time zone unless the cell names one; null for anything else. If
 * two numbers can both be the month, the first one is the day.
 */
export function readLeadDate(cell: ImportCell): Date | null {
  if (typeof cell === 'number') return readNumber(cell);
  if (cell === null || typeof cell === 'boolean') return null;
  const text = foldText(normaliseInput(typeof cell === 'object' ? cell.date : cell)).trim();
  if (/^\d+(\.\d+)?$/.test(text)) return readNumber(Number(text));
  if (ZONED.test(text)) {
    const standard = text
      .replace(/[t ]/, 'T')
      .replace(/\s+/g, '')
      .replace(/([+-]\d{2})(\d{2})$/, '$1:$2');
    const date = new Date(standard.toUpperCase());
    return Number.isNaN(date.getTime()) ? null : date;
  }
  const first = YEAR_FIRST.exec(text);
  if (first) {
    const [, year = '', month, day, ...time] = first;
    return toDate({ year, month: Number(month), day: Number(day), time });
  }
  const numbers = NUMBERS.exec(text);
  if (numbers) {
    const [, one, two, year = '', ...time] = numbers;
    const isMonthFirst = Number(two) > 12;
    const [day, month] = isMonthFirst ? [two, one] : [one, two];
    return toDate({ year, month: Number(month), day: Number(day), time });
  }
  const named = NAMED.exec(text);
  if (named) {
    const [, day, month = '', year = '', ...time] = named;
    return toDate({ year, month: monthOf(month), day: Number(day), time });
  }
  const monthFirst = MONTH_FIRST.exec(text);
  if (!monthFirst) return null;
  const [, month = '', day, year = '', ...time] = monthFirst;
  return toDate({ year, month: monthOf(month), day: Number(day), time });
}
