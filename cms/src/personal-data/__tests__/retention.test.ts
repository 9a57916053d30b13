import { dueWhere, lastScheduledRun, monthsBefore, nextScheduledRun } from '../retention';

// Mexico City is at UTC-6, so 3 a.m. is 09:00 UTC.
describe('the daily run of the retention job', () => {
  it.each([
    ['2026-11-21T08:59:59.999Z', '2026-11-20T09:00:00.000Z', '2026-11-21T09:00:00.000Z'],
    ['2026-11-21T09:00:00.000Z', '2026-11-21T09:00:00.000Z', '2026-11-22T09:00:00.000Z'],
    ['2026-11-22T05:59:00.000Z', '2026-11-21T09:00:00.000Z', '2026-11-22T09:00:00.000Z'],
  ])('at %s was last due at %s and is next due at %s', (now, last, next) => {
    expect(lastScheduledRun(new Date(now)).toISOString()).toBe(last);
    expect(nextScheduledRun(new Date(now)).toISOString()).toBe(next);
  });
});

describe('monthsBefore and dueWhere', () => {
  it.each([
    ['2026-11-21T09:00:00.000Z', 24, '2024-11-21T09:00:00.000Z'],
    ['2026-03-31T09:00:00.000Z', 1, '2026-02-28T09:00:00.000Z'],
    ['2026-01-15T09:00:00.000Z', 2, '2025-11-15T09:00:00.000Z'],
  ])('at %s, %i months before is %s', (now, months, before) => {
    expect(monthsBefore(new Date(now), months).toISOString()).toBe(before);
  });

  it('select spam older than thirty days, independent of the months', () => {
    const { spam } = dueWhere(new Date('2026-11-21T09:00:00.000Z'), 120);
    expect(spam.createdAt.$lt.toISOString()).toBe('2026-10-22T09:00:00.000Z');
  });
});
