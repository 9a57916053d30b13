import fc from 'fast-check';

import { formatLocal, isoDay, parseLocal } from '../zoned-time';

describe('parseLocal', () => {
  it.each([
    ['2026-11-23 09:00', '2026-11-23T15:00:00.000Z'],
    ['2026-11-23T23:59', '2026-11-24T05:59:00.000Z'],
    ['2027-03-14T02:30', '2027-03-14T08:30:00.000Z'],
    ['2026-11-23T09:00:30', '2026-11-23T15:00:00.000Z'],
  ])('reads %s in the time zone of the company', (text, iso) => {
    expect(parseLocal(text)?.toISOString()).toBe(iso);
  });

  it.each(['', '2026-11-23', '2026-02-30T09:00', '2026-11-23T24:00', '2026-11-23T9:00', 'mañana'])(
    'returns undefined for «%s»',
    (text) => {
      expect(parseLocal(text)).toBeUndefined();
    },
  );

  it('moves a time that the clock skips forward', () => {
    // 2022-04-03 the clocks went from 02:00 to 03:00.
    expect(formatLocal(parseLocal('2022-04-03 01:59')!)).toBe('2022-04-03 01:59');
    expect(formatLocal(parseLocal('2022-04-03 02:30')!)).toBe('2022-04-03 03:30');
    expect(formatLocal(parseLocal('2022-04-03 03:00')!)).toBe('2022-04-03 03:00');
  });

  it('takes the first of two equal times', () => {
    // 2022-10-30 the clocks went from 02:00 to 01:00.
    expect(parseLocal('2022-10-30 01:30')?.toISOString()).toBe('2022-10-30T06:30:00.000Z');
    expect(parseLocal('2022-10-30 02:00')?.toISOString()).toBe('2022-10-30T08:00:00.000Z');
  });

  it('is the inverse of formatLocal at all times that the clock shows', () => {
    const MINUTE = 60_000;
    const from = Date.UTC(2015, 0, 1) / MINUTE;
    const to = Date.UTC(2099, 11, 31) / MINUTE;
    const times = fc.property(fc.integer({ min: from, max: to }), (minute) => {
      const local = formatLocal(new Date(minute * MINUTE));
      expect(formatLocal(parseLocal(local)!)).toBe(local);
      expect(isoDay(parseLocal(local)!)).toBe(local.slice(0, 10));
    });
    fc.assert(times, { numRuns: 1_000 });
  });
});

describe('formatLocal', () => {
  it.each([
    ['2022-10-30T06:59:59.999Z', '2022-10-30 01:59'],
    ['2022-10-30T07:00:00.000Z', '2022-10-30 01:00'],
    ['2022-10-30T23:59:59.999Z', '2022-10-30 17:59'],
    ['2022-10-31T00:00:00.000Z', '2022-10-30 18:00'],
    ['1969-12-31T23:59:59.999Z', '1969-12-31 17:59'],
  ])('of %s is %s', (iso, local) => {
    expect(formatLocal(new Date(iso))).toBe(local);
  });
});
