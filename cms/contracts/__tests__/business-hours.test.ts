import fc from 'fast-check';

import {
  addBusinessMinutes,
  type BusinessCalendar,
  countBusinessMinutes,
  findCurrentOpening,
  findNextOpening,
  listBusinessDays,
  type OpeningHours,
} from '../business-hours';
import { createClosedDays } from '../closed-days';
import { formatDay, localDay, parseDay } from '../zoned-time';

const HOURS: OpeningHours = { firstDay: 1, lastDay: 5, opens: '09:00', closes: '18:00' };
const WEEK = { hours: [HOURS], isClosed: () => false };
/** A shop that closes for lunch and on Saturday afternoon. */
const SHOP: OpeningHours[] = [
  { firstDay: 1, lastDay: 5, opens: '09:00', closes: '14:00' },
  { firstDay: 1, lastDay: 5, opens: '16:00', closes: '19:00' },
  { firstDay: 6, lastDay: 6, opens: '09:00', closes: '13:00' },
];
const SHOP_WEEK = { hours: SHOP, isClosed: () => false };
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
    expect(due?.toISOString()).toBe('2026-11-18T18:00:12.345Z');
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
    const hours = [{ ...HOURS, ...changes }];
    expect(addBusinessMinutes(at(from), 120, { ...WEEK, hours })).toEqual(at(due));
  });

  it('follows daylight saving time in the years that had it', () => {
    // 2022-04-03 the clocks went forward: Friday 17:00 was UTC-6, Monday 10:00 was UTC-5.
    const due = addBusinessMinutes(new Date('2022-04-01T23:00:00Z'), 120, WEEK);
    expect(due?.toISOString()).toBe('2022-04-04T15:00:00.000Z');
    // 2022-10-30 they went back for good.
    const later = addBusinessMinutes(new Date('2022-10-28T22:00:00Z'), 120, WEEK);
    expect(later?.toISOString()).toBe('2022-10-31T16:00:00.000Z');
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
        for (const calendar of [WEEK, SHOP_WEEK]) {
          const due = addBusinessMinutes(from, minutes, calendar)!;
          expect(countBusinessMinutes(from, due, calendar)).toBe(minutes);
        }
      }
    }
  });
});

describe('closed days', () => {
  const closures = [{ firstDay: '2026-12-24', lastDay: '2027-01-03' }, { firstDay: '2026-11-19' }];
  const calendar = { hours: [HOURS], isClosed: createClosedDays(closures) };

  it.each([
    ['a holiday on a Monday', '2026-11-13T17:30', '2026-11-17T10:30'],
    ['a closure of one day', '2026-11-18T17:00', '2026-11-20T10:00'],
    ['a closure of several days', '2026-12-23T17:00', '2027-01-04T10:00'],
    ['an enquiry that arrives on a holiday', '2026-09-16T12:00', '2026-09-17T11:00'],
  ])('moves the due date: %s', (_case, from, due) => {
    expect(addBusinessMinutes(at(from), 120, calendar)).toEqual(at(due));
    expect(countBusinessMinutes(at(from), at(due), calendar)).toBe(120);
  });
});

describe('any calendar', () => {
  const day = fc.date({
    min: at('2026-01-01T00:00'),
    max: at('2032-12-31T00:00'),
    noInvalidDate: true,
  });
  const clock = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const weekDay = fc.integer({ min: 1, max: 7 });
  const hours = fc.record({ firstDay: weekDay, lastDay: weekDay, opens: clock, closes: clock });
  const closures = fc.array(fc.record({ first: day, length: fc.nat(40) }), { maxLength: 5 });
  const calendars = fc.record({
    // They may overlap, which publish checks refuse, and go over midnight and over the week.
    hours: fc.array(hours, { minLength: 1, maxLength: 5 }),
    isClosed: closures.map((spans) =>
      createClosedDays(
        spans.map(({ first, length }) => ({
          firstDay: formatDay(localDay(first)),
          lastDay: formatDay(localDay(first) + length),
        })),
      ),
    ),
  });
  const minutes = fc.integer({ min: 1, max: 3000 });
  const assertFor = (property: fc.IProperty<[Date, number, BusinessCalendar]>) =>
    fc.assert(property, { numRuns: 150 });

  it('has due dates in open hours, after as many minutes as were added', () => {
    assertFor(
      fc.property(day, minutes, calendars, (from, added, calendar) => {
        const due = addBusinessMinutes(from, added, calendar);
        // An interval of one minute a week is not open for 3,000 minutes in ten years.
        fc.pre(due !== undefined);
        // The closing itself is the end of the last open minute.
        const last = new Date(due.getTime() - 1);
        expect(findNextOpening(last, calendar)).toBeUndefined();
        expect(findCurrentOpening(last, calendar)).toBeDefined();
        expect(countBusinessMinutes(from, due, calendar)).toBe(added);
        expect(countBusinessMinutes(from, last, calendar)).toBe(added - 1);
      }),
    );
  });

  it('has later due dates for later dates and for more minutes', () => {
    assertFor(
      fc.property(day, minutes, calendars, (from, added, calendar) => {
        const due = addBusinessMinutes(from, added, calendar);
        fc.pre(due !== undefined);
        const later = addBusinessMinutes(new Date(from.getTime() + 3_600_000), added, calendar);
        expect(later!.getTime()).toBeGreaterThanOrEqual(due.getTime());
        const more = addBusinessMinutes(from, added + 1, calendar);
        expect(more!.getTime()).toBeGreaterThanOrEqual(due.getTime() + 60_000);
      }),
    );
  });

  it('adds in two steps what it adds in one', () => {
    assertFor(
      fc.property(day, minutes, calendars, (from, added, calendar) => {
        const half = addBusinessMinutes(from, added, calendar);
        fc.pre(half !== undefined);
        const twice = addBusinessMinutes(from, 2 * added, calendar);
        fc.pre(twice !== undefined);
        expect(addBusinessMinutes(half, added, calendar)).toEqual(twice);
      }),
    );
  });
});

describe('a company with several hours a day', () => {
  it.each([
    ['over lunch', '2026-11-18T13:30', 60, '2026-11-18T16:30'],
    ['during lunch', '2026-11-18T15:00', 60, '2026-11-18T17:00'],
    ['ending at the closing before lunch', '2026-11-18T13:00', 60, '2026-11-18T14:00'],
    ['from Friday evening to Saturday', '2026-11-20T18:30', 60, '2026-11-21T09:30'],
    ['from Saturday to Monday', '2026-11-21T12:30', 60, '2026-11-23T09:30'],
    ['a week', '2026-11-16T09:00', 44 * 60, '2026-11-21T13:00'],
  ])('has a due date: %s', (_case, from, minutes, due) => {
    expect(addBusinessMinutes(at(from), minutes, SHOP_WEEK)).toEqual(at(due));
    expect(countBusinessMinutes(at(from), at(due), SHOP_WEEK)).toBe(minutes);
  });

  it('counts overlapping hours once', () => {
    const hours = [...SHOP, { firstDay: 3, lastDay: 3, opens: '10:00', closes: '17:00' }];
    const wednesday = [at('2026-11-18T00:00'), at('2026-11-19T00:00')] as const;
    expect(countBusinessMinutes(...wednesday, { ...SHOP_WEEK, hours })).toBe(10 * 60);
  });

  it('opens again on the same day', () => {
    expect(findNextOpening(at('2026-11-18T14:00'), SHOP_WEEK)).toEqual(at('2026-11-18T16:00'));
    expect(findCurrentOpening(at('2026-11-18T18:59'), SHOP_WEEK)).toEqual(at('2026-11-18T16:00'));
  });

  it('is open all day and every day', () => {
    const always = { firstDay: 1, lastDay: 7, opens: '00:00', closes: '00:00' };
    const calendar = { ...WEEK, hours: [always] };
    expect(addBusinessMinutes(at('2026-11-18T14:00'), 2880, calendar)).toEqual(
      at('2026-11-20T14:00'),
    );
    expect(findCurrentOpening(at('2026-11-18T14:00'), calendar)).toEqual(at('2026-11-18T00:00'));
  });
});

describe('a company that does not open', () => {
  it.each<[string, BusinessCalendar]>([
    ['without hours', { ...WEEK, hours: [] }],
    ['with incomplete hours', { ...WEEK, hours: [{ ...HOURS, opens: '' }] }],
    ['on closed days only', { ...WEEK, isClosed: () => true }],
  ])('has no due dates and no openings: %s', (_case, calendar) => {
    const from = at('2026-11-18T10:00');
    expect(addBusinessMinutes(from, 1, calendar)).toBeUndefined();
    expect(findNextOpening(from, calendar)).toBeUndefined();
    expect(findCurrentOpening(from, calendar)).toBeUndefined();
    expect(countBusinessMinutes(from, at('2096-11-18T10:00'), calendar)).toBe(0);
  });

  it('has no due date after more than ten years', () => {
    const calendar = {
      ...WEEK,
      hours: [{ firstDay: 1, lastDay: 1, opens: '09:00', closes: '09:01' }],
    };
    const from = at('2026-11-18T10:00');
    expect(addBusinessMinutes(from, 520, calendar)).toBeDefined();
    expect(addBusinessMinutes(from, 525_600, calendar)).toBeUndefined();
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
    const night = { hours: [{ ...HOURS, opens: '20:00', closes: '02:00' }], isClosed: () => false };
    expect(findCurrentOpening(at('2026-11-19T01:00'), night)).toEqual(at('2026-11-18T20:00'));
  });
});

describe('listBusinessDays', () => {
  const list = (first: string, count: number, calendar: BusinessCalendar, step?: 1 | -1) =>
    listBusinessDays(parseDay(first) ?? NaN, count, calendar, step).map(formatDay);

  it('leaves out the days on which the company does not open', () => {
    // 2026-11-16 is the holiday of 20 November.
    const calendar = { hours: [HOURS], isClosed: createClosedDays([{ firstDay: '2026-11-18' }]) };
    expect(list('2026-11-13', 3, calendar)).toEqual(['2026-11-13', '2026-11-17', '2026-11-19']);
    expect(list('2026-11-15', 2, SHOP_WEEK)).toEqual(['2026-11-16', '2026-11-17']);
  });

  it('lists the previous days, the latest first', () => {
    expect(list('2026-11-22', 3, WEEK, -1)).toEqual(['2026-11-20', '2026-11-19', '2026-11-18']);
  });

  it('is empty for a company that does not open', () => {
    expect(list('2026-11-22', 3, { hours: [HOURS], isClosed: () => true })).toEqual([]);
  });
});
