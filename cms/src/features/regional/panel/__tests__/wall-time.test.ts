import fc from 'fast-check';

import { changeWallTime, toWallTime } from '../wall-time';

// 18:30 in Mexico City, on the 23rd.
const EVENING = '2026-11-24T00:30:00.000Z';

it('shows the time of the company', () => {
  expect(toWallTime(EVENING)).toEqual({ day: '2026-11-23', time: '18:30' });
  expect(toWallTime(new Date(EVENING))).toEqual({ day: '2026-11-23', time: '18:30' });
});

it('keeps the time when the day changes, and the day when the time changes', () => {
  expect(changeWallTime(EVENING, { day: '2026-12-25' })).toBe('2026-12-26T00:30:00.000Z');
  expect(changeWallTime(EVENING, { time: '00:05' })).toBe('2026-11-23T06:05:00.000Z');
});

it('starts at midnight, and with today in the time zone of the company', () => {
  const now = new Date(EVENING);
  expect(changeWallTime(null, { day: '2026-12-25' }, now)).toBe('2026-12-25T06:00:00.000Z');
  expect(changeWallTime(null, { time: '20:15' }, now)).toBe('2026-11-24T02:15:00.000Z');
});

it('returns undefined for a time that no clock shows', () => {
  expect(changeWallTime(EVENING, { time: '25:00' })).toBeUndefined();
});

it('stores each picked day and time as what it then shows', () => {
  const twoDigits = (limit: number) => fc.nat(limit).map((part) => String(part).padStart(2, '0'));
  const picked = fc.record({
    // Mexico City has changed no clock since the end of 2022.
    day: fc
      .date({
        min: new Date('2023-01-01T00:00:00Z'),
        max: new Date('2099-12-31T00:00:00Z'),
        noInvalidDate: true,
      })
      .map((date) => date.toISOString().slice(0, 10)),
    time: fc.tuple(twoDigits(23), twoDigits(59)).map((parts) => parts.join(':')),
  });
  const before = fc.option(fc.constant(EVENING));
  const property = fc.property(before, picked, (current, { day, time }) => {
    const onDay = changeWallTime(current, { day });
    expect(toWallTime(changeWallTime(onDay, { time })!)).toEqual({ day, time });
    const atTime = changeWallTime(current, { time });
    expect(toWallTime(changeWallTime(atTime, { day })!)).toEqual({ day, time });
  });
  fc.assert(property, { numRuns: 1_000 });
});
