import type { CalendarEvent } from '../../../../contracts/calendar';
import { TIME_ZONE } from '../../../../contracts/format-date';
import {
  formatDay,
  formatLocal,
  isoDay,
  localDay,
  mondayOf,
  parseDay,
  zonedTimeToDate,
} from '../../../../contracts/zoned-time';

// Months are texts like `2026-11`; days are those of `localDay`, in the company's time zone.

const WEEK = 7;

export const currentMonth = (now = new Date()): string => isoDay(now).slice(0, 7);

/** Returns the month when it is one that the calendar shows, else the current one. */
export function readMonth(text: string | null): string {
  const isMonth =
    text !== null && /^20\d\d-\d\d$/.test(text) && parseDay(`${text}-01`) !== undefined;
  return isMonth ? text : currentMonth();
}

const firstDayOf = (month: string): number => parseDay(`${month}-01`) ?? 0;

/** Returns the month that is `count` months later. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** Returns the days of the weeks of a month, from Monday to Sunday. */
export function weeksOf(month: string): number[][] {
  const end = firstDayOf(addMonths(month, 1));
  const weeks: number[][] = [];
  for (let monday = mondayOf(firstDayOf(month)); monday < end; monday += WEEK) {
    weeks.push(Array.from({ length: WEEK }, (_, index) => monday + index));
  }
  return weeks;
}

/** Returns the period of the weeks of a month as ISO dates. */
export function periodOf(month: string): { from: string; to: string } {
  const days = weeksOf(month).flat();
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  return {
    from: zonedTimeToDate(first).toISOString(),
    to: zonedTimeToDate(last + 1).toISOString(),
  };
}

export const isInMonth = (day: number, month: string): boolean => formatDay(day).startsWith(month);

/** Returns the day of the month, 1 to 31. */
export const dayNumber = (day: number): number => Number(formatDay(day).slice(-2));

/** Returns the events of each day, in their order. */
export function groupByDay(events: readonly CalendarEvent[]): Map<number, CalendarEvent[]> {
  const days = new Map<number, CalendarEvent[]>();
  for (const event of events) {
    const day = localDay(new Date(event.at));
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return days;
}

/** Returns the same time of the company's clock on another day. ISO 8601, UTC. */
export function moveToDay(at: string, day: number): string {
  const [hours = 0, minutes = 0] = formatLocal(new Date(at)).slice(11).split(':').map(Number);
  return zonedTimeToDate(day, hours * 60 + minutes).toISOString();
}

/** Returns a time like '09:00' on the reader's clock; undefined when it is that of the company. */
export function readerTime(at: string, timeZone?: string): string | undefined {
  const format = (zone: string | undefined) =>
    new Intl.DateTimeFormat('es-MX', {
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: zone,
    }).formatToParts(new Date(at));
  const textOf = (parts: Intl.DateTimeFormatPart[]) =>
    parts.map(({ type, value }) => `${type} ${value}`).join();
  const own = format(timeZone);
  if (textOf(own) === textOf(format(TIME_ZONE))) return undefined;
  const valueOf = (name: string) => own.find(({ type }) => type === name)?.value ?? '';
  return `${valueOf('hour')}:${valueOf('minute')}`;
}

type CalendarFilter = { type: string | null; who: string | null };

/** Returns the events of a type and of a person; null takes all. */
export function filterEvents(events: readonly CalendarEvent[], { type, who }: CalendarFilter) {
  return events.filter(
    (event) => (type === null || event.type === type) && (who === null || event.who === who),
  );
}

/** Returns the different values of a property of events, sorted as in Spanish. */
export function optionsOf(events: readonly CalendarEvent[], name: 'type' | 'who'): string[] {
  const values = new Set(events.map((event) => event[name]).filter((value) => value !== null));
  return [...values].sort((a, b) => a.localeCompare(b, 'es-MX'));
}
