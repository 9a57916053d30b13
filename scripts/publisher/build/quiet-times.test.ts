import { stallLimitMs } from './quiet-times.ts';

const SECOND_MS = 1000;

test.each([
  ['a first build', [], 15 * 60],
  ['builds that always write', [0, 0.2], 2 * 60],
  ['builds with a quiet stage on a busy machine', [1, 40, 2], 400],
  ['builds that are quiet for minutes', [600], 60 * 60],
])('after %s, a build hangs that is quiet for long: %s → %s s', (_what, quiet, expected) => {
  const quietMs = quiet.map((seconds) => seconds * SECOND_MS);
  expect(stallLimitMs(quietMs)).toBe(expected * SECOND_MS);
});

test('a build without caches may be quiet for as long as the first one', () => {
  expect(stallLimitMs([1000], { isCold: true })).toBe(15 * 60_000);
  expect(stallLimitMs([120_000], { isCold: true })).toBe(20 * 60_000);
});
