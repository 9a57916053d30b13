import type { CalendarEvent } from '../../../../../contracts/calendar';
import { formatDay } from '../../../../../contracts/zoned-time';
import {
  addMonths,
  filterEvents,
  groupByDay,
  moveToDay,
  optionsOf,
  periodOf,
  readerTime,
  readMonth,
  weeksOf,
} from '../calendar-dates';

const event = (at: string, changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  ...{ kind: 'publish', uid: 'api::product.product', documentId: at, isSingle: false },
  ...{ name: 'Producto', type: 'Producto', who: null, canMove: true, at },
  ...changes,
});

it.each([
  ['2026-02', '2026-01-26', '2026-03-01'],
  ['2027-02', '2027-02-01', '2027-02-28'],
  ['2026-12', '2026-11-30', '2027-01-03'],
])('shows whole weeks of %s', (month, first, last) => {
  const days = weeksOf(month).flat();
  expect([formatDay(days[0]!), formatDay(days.at(-1)!)]).toEqual([first, last]);
  expect(days.length % 7).toBe(0);
});

it('requests the period of these weeks in the time zone of the company', () => {
  expect(periodOf('2026-12')).toEqual({
    from: '2026-11-30T06:00:00.000Z',
    to: '2027-01-04T06:00:00.000Z',
  });
});

it.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
])('%s and %i months is %s', (month, count, result) => {
  expect(addMonths(month, count)).toBe(result);
});

it.each(['2026-13', '', '1999-01', 'hoy', '2026-1'])('shows the current month for «%s»', (text) => {
  expect(readMonth(text)).toBe(readMonth(null));
});

it('groups events by the day of the company, also near midnight', () => {
  const late = event('2026-12-02T05:59:00.000Z');
  const early = event('2026-12-02T06:00:00.000Z');
  const days = [...groupByDay([late, early])].map(([day, found]) => [formatDay(day), found]);
  expect(days).toEqual([
    ['2026-12-01', [late]],
    ['2026-12-02', [early]],
  ]);
});

it('keeps the time of an event that is moved to another day', () => {
  const at = '2026-12-02T03:30:00.000Z';
  const [monday] = weeksOf('2027-02').flat();
  expect(moveToDay(at, monday!)).toBe('2027-02-02T03:30:00.000Z');
});

it('shows the time of the reader where it is another one', () => {
  const at = '2026-12-01T16:00:00.000Z';
  expect(readerTime(at, 'America/Mexico_City')).toBeUndefined();
  expect(readerTime(at, 'America/Monterrey')).toBeUndefined();
  expect(readerTime(at, 'America/Tijuana')).toBe('08:00');
  expect(readerTime(at, 'Asia/Tokyo')).toBe('01:00');
});

it('filters by type and person, and lists those of the events', () => {
  const [mine, article] = [
    event('2026-12-01T16:00:00.000Z', { who: 'Álvaro' }),
    event('2026-12-02T16:00:00.000Z', { who: 'Zoe', type: 'Artículo' }),
  ];
  expect(filterEvents([mine, article], { type: null, who: 'Álvaro' })).toEqual([mine]);
  expect(filterEvents([mine, article], { type: 'Artículo', who: null })).toEqual([article]);
  expect(optionsOf([article, mine], 'who')).toEqual(['Álvaro', 'Zoe']);
});
