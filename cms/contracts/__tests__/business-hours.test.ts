import fc from 'fast-check';

import {
  addBusinessMinutes,
  countBusinessMinutes,
  findCurrentOpening,
  findNextOpening,
  type OpeningHours,
} from '../business-hours';
import { createClosedDays } from '../closed-days';
import { formatDay, localDay } from '../zoned-time';

const HOURS: OpeningHours = { firstDay: 1, lastDay: 5, opens: '09:00', closes: '18:00' };
const WEEK = { hours: HOURS, isClosed: () => false };
// Mexico City has been at UTC-6 all year since the end of 2022.
const at = (local: string) => new Date(`${local}:00-06:00`);

describe('addBusinessMinutes', () => {
  it.each([
    ['in the middle of a day', '2026-11-18T10:00', 120, '2026-11-18T12:00'],
    ['exactly at the opening', '2026-11-18T09:00', 120, '2026-11-18T11:00'],
    ['before the opening', '2026-11-18T06:30', 120, '2026-11-18T11:00'],
    ['ending exactly at the closing', '2026-11-18T16:00', 120, '2026-11-18T18:00'],
    ['over the evening', '2026-11-18T17:00', 120, '2026-11-19T10:00'],
    ['exactly at the closing', '2026-11-18T18:00', 120, '2026-11-19T11:00'],
    ['in the evening', '2026-11-18T22:15', 120, '2026-11-19T11:00'],
    ['after midnight', '2026-11-19T00:30', 120, '2026-11-19T11:00'],
    ['over a weekend', '2026-11-20T17:30', 120, '2026-11-23T10:30'],
    ['on Saturday', '2026-11-21T12:00', 120, '2026-11-23T11:00'],
    ['late on Sunday', '2026-11-22T23:59', 120, '2026-11-23T11:00'],
    ['a whole day', '2026-11-18T09:00', 540, '2026-11-18T18:00'],
    ['one minute more than a day', '2026-11-18T09:00', 541, '2026-11-19T09:01'],
    ['two weeks', '2026-11-18T09:00', 5400, '2026-12-01T18:00'],
    ['over the end of a year', '2026-12-31T17:00', 120, '2027-01-01T10:00'],
    ['on a leap day', '2028-02-29T17:30', 60, '2028-03-01T09:30'],
    ['no time, while open', '2026-11-18T10:00', 0, '2026-11-18T10:00'],
    ['no time, while closed', '2026-11-21T10:00', 0, '2026-11-23T09:00'],
  ])('returns the due date: %s', (_case, from, minutes, due) => {
    expect(addBusinessMinutes(at(from), minutes, WEEK)).toEqual(at(due));
  });

  it('keeps seconds and milliseconds', () => {
    const due = addBusinessMinutes(new Date('2026-11-18T16:00:12.345Z'), 120, WEEK);
    expect(due.toISOString()).toBe('2026-11-18T18:00:12.345Z');
  });

  it.each([
    [
      'days around the weekend',
      { firstDay: 6, lastDay: 1 },
      '2026-11-20T12:00',
      '2026-11-21T11:00',
    ],
    ['one day a week', { firstDay: 3, lastDay: 3 }, '2026-11-18T17:00', '2026-11-25T10:00'],
    ['over midnight', { opens: '22:00', closes: '02:00' }, '2026-11-18T01:00', '2026-11-18T23:00'],
    ['all day long', { opens: '00:00', closes: '00:00' }, '2026-11-18T23:00', '2026-11-19T01:00'],
  ])('supports business hours: %s', (_case, changes, from, due) => {
    expect(addBusinessMinutes(at(from), 120, { ...WEEK, hours: { ...HOURS, ...changes } })).toEqual(
      at(due),
    );
  });

  it('follows daylight saving time in the years that had it', () => {
    // 2022-04-03 the clocks went forward: Friday 17:00 was UTC-6, Monday 10:00 was UTC-5.
    const due = addBusinessMinutes(new Date('2022-04-01T23:00:00Z'), 120, WEEK);
    expect(due.toISOString()).toBe('2022-04-04T15:00:00.000Z');
    // 2022-10-30 they went back for good.
    const later = addBusinessMinutes(new Date('2022-10-28T22:00:00Z'), 120, WEEK);
    expect(later.toISOString()).toBe('2022-10-31T16:00:00.000Z');
  });
});

describe('countBusinessMinutes', () => {
  it.each([
    ['within a day', '2026-11-18T10:00', '2026-11-18T11:30', 90],
    ['nothing', '2026-11-18T10:00', '2026-11-18T10:00', 0],
    ['backwards', '2026-11-18T11:00', '2026-11-18T10:00', 0],
    ['over the evening', '2026-11-18T17:00', '2026-11-19T10:00', 120],
    ['over a weekend', '2026-11-20T17:30', '2026-11-23T09:15', 45],
    ['within a weekend', '2026-11-21T08:00', '2026-11-22T20:00', 0],
    ['before the opening', '2026-11-18T07:00', '2026-11-18T09:00', 0],
    ['from before the opening', '2026-11-18T07:00', '2026-11-18T09:20', 20],
    ['after the closing', '2026-11-18T18:00', '2026-11-18T23:00', 0],
    ['two weeks', '2026-11-16T00:00', '2026-11-30T00:00', 5400],
  ])('counts minutes: %s', (_case, from, to, minutes) => {
    expect(countBusinessMinutes(at(from), at(to), WEEK)).toBe(minutes);
  });

  it('counts whole minutes only', () => {
    const from = new Date('2026-11-18T16:00:00Z');
    expect(countBusinessMinutes(from, new Date('2026-11-18T16:01:59.999Z'), WEEK)).toBe(1);
  });

  it('is the inverse of addBusinessMinutes for every half hour of a week', () => {
    for (let step = 0; step < 7 * 48; step += 1) {
      const from = new Date(at('2026-11-16T00:00').getTime() + step * 1_800_000);
      for (const minutes of [1, 119, 540, 1234]) {
        const due = addBusinessMinutes(from, minutes, WEEK);
        expect(countBusinessMinutes(from, due, WEEK)).toBe(minutes);
      }
    }
  });
});

describe('closed days', () => {
  const closures = [{ firstDay: '2026-12-24', lastDay: '2027-01-03' }, { firstDay: '2026-11-19' }];
  const calendar = { hours: HOURS, isClosed: createClosedDays(closures) };

  it.each([
    ['a holiday on a Monday', '2026-11-13T17:30', '2026-11-17T10:30'],
    ['a closure of one day', '2026-11-18T17:00', '2026-11-20T10:00'],
    ['a closure of several days', '2026-12-23T17:00', '2027-01-04T10:00'],
    ['an enquiry that arrives on a holiday', '2026-09-16T12:00', '2026-09-17T11:00'],
  ])('moves the due date: %s', (_case, from, due) => {
    expect(addBusinessMinutes(at(from), 120, calendar)).toEqual(at(due));
    expect(countBusinessMinutes(at(from), at(due), calendar)).toBe(120);
  });

  const day = fc.date({
    min: at('2026-01-01T00:00'),
    max: at('2032-12-31T00:00'),
    noInvalidDate: true,
  });
  const clock = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const weekDay = fc.integer({ min: 1, max: 7 });
  const calendars = fc.record({
    hours: fc.record({ firstDay: weekDay, lastDay: weekDay, opens: clock, closes: clock }),
    isClosed: fc
      .array(fc.record({ first: day, length: fc.nat(40) }), { maxLength: 5 })
      .map((spans) =>
        createClosedDays(
          spans.map(({ first, length }) => ({
            firstDay: formatDay(localDay(first)),
            lastDay: formatDay(localDay(first) + length),
          })),
        ),
      ),
  });

  it('a due date is never outside of open hours, at any time and with any calendar', () => {
    const dueDates = fc.property(
      day,
      fc.integer({ min: 1, max: 3000 }),
      calendars,
      (from, minutes, open) => {
        const due = addBusinessMinutes(from, minutes, open);
        // The closing itself is the end of the last open minute.
        expect(findNextOpening(new Date(due.getTime() - 1), open)).toBeUndefined();
        expect(countBusinessMinutes(from, due, open)).toBe(minutes);
      },
    );
    fc.assert(dueDates, { numRuns: 300 });
  });
});

describe('findCurrentOpening', () => {
  it.each([
    ['before the opening', '2026-11-18T08:59', undefined],
    ['at the opening', '2026-11-18T09:00', '2026-11-18T09:00'],
    ['in the afternoon', '2026-11-18T17:59', '2026-11-18T09:00'],
    ['at the closing', '2026-11-18T18:00', undefined],
    ['on a Sunday', '2026-11-22T12:00', undefined],
  ])('%s', (_name, time, opening) => {
    expect(findCurrentOpening(at(time), WEEK)).toEqual(opening && at(opening));
  });

  it('returns the opening of the day before when the company closes after midnight', () => {
    const night = { hours: { ...HOURS, opens: '20:00', closes: '02:00' }, isClosed: () => false };
    expect(findCurrentOpening(at('2026-11-19T01:00'), night)).toEqual(at('2026-11-18T20:00'));
  });
});
