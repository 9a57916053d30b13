import { createDriftClock } from './drift.ts';

test('returns since when the live release differs from the published content', () => {
  let minute = 0;
  const drift = createDriftClock(() => new Date(Date.UTC(2026, 0, 1, 0, minute++)));
  drift.compare(undefined, 'a');
  expect(drift.since()).toBeUndefined();
  drift.compare('b', 'a');
  drift.compare('c', 'a');
  expect(drift.since()).toBe('2026-01-01T00:00:00.000Z');
  drift.compare('c', 'c');
  expect(drift.since()).toBeUndefined();
  drift.compare('d', undefined);
  expect(drift.since()).toBe('2026-01-01T00:01:00.000Z');
});
