import { stallLimitMs } from './build-times.ts';

const MINUTE_MS = 60_000;

test.each([
  ['a first build', [], 15],
  ['short builds', [0.3, 0.5], 5],
  ['a long one among short ones, such as one from empty caches', [0.3, 4, 0.5], 12],
  ['builds of an hour', [60], 60],
])('a build hangs after %s without progress: %s → %s minutes', (_what, durations, expected) => {
  const durationsMs = durations.map((minutes) => minutes * MINUTE_MS);
  expect(stallLimitMs(durationsMs)).toBe(expected * MINUTE_MS);
});
