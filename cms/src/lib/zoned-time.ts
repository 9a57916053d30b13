/** The company's clock. Offsets come from Intl: Mexico has changed its rules before. */
export const TIME_ZONE = 'America/Mexico_City';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const formatter = new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** What the company's clock shows at `time`, as milliseconds of the same reading in UTC. */
function readClock(time: number): number {
  const parts = Object.fromEntries(
    formatter.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Days since 1970-01-01 on the company's calendar. */
export function localDay(time: Date): number {
  return Math.floor(readClock(time.getTime()) / DAY_MS);
}

/** The moment at which the company's clock shows `minutes` after midnight of `day`. */
export function momentOf(day: number, minutes = 0): Date {
  const clock = day * DAY_MS + minutes * MINUTE_MS;
  const offsetAt = (time: number) => readClock(time) - time;
  const guess = clock - offsetAt(clock);
  return new Date(clock - offsetAt(guess));
}

/** 1 is Monday, 7 is Sunday. */
export function weekday(day: number): number {
  // 1970-01-01 was a Thursday; JavaScript's remainder is negative for days before it.
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

export function mondayOf(day: number): number {
  return day - weekday(day) + 1;
}

/** `YYYY-MM-DD` of a day. */
export function formatDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The day that `YYYY-MM-DD` names; `undefined` when the calendar has no such day. */
export function parseDay(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const day = Date.parse(`${text}T00:00:00Z`) / DAY_MS;
  return Number.isInteger(day) && formatDay(day) === text ? day : undefined;
}

/** `YYYY-MM-DD HH:MM` on the company's clock, which spreadsheets take for a date. */
export function formatLocal(time: Date): string {
  return new Date(readClock(time.getTime())).toISOString().slice(0, 16).replace('T', ' ');
}
