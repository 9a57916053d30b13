import { keptCopies } from './retention.ts';

const HOUR = 60 * 60_000;
const NOW = Date.parse('2026-11-30T09:00:00Z');

/** Times of two copies a day, newest first. */
const twiceDaily = (days: number): number[] =>
  Array.from({ length: days * 2 }, (_, index) => NOW - index * 12 * HOUR);

test('keeps seven days, four weeks and twelve months of copies that are made twice a day', () => {
  const kept = [...keptCopies(twiceDaily(500))].map((time) => new Date(time).toISOString());
  expect(
    kept
      .map((time) => time.slice(0, 13))
      .toSorted()
      .toReversed(),
  ).toEqual([
    ...['30T09', '29T21', '28T21', '27T21', '26T21', '25T21', '24T21', '22T21', '15T21'].map(
      (time) => `2026-11-${time}`,
    ),
    ...[
      '10-31',
      '09-30',
      '08-31',
      '07-31',
      '06-30',
      '05-31',
      '04-30',
      '03-31',
      '02-28',
      '01-31',
    ].map((day) => `2026-${day}T21`),
    '2025-12-31T21',
  ]);
});

test.each([1, 6, 30, 200, 800])(
  'always keeps the newest and the oldest month of %i days',
  (days) => {
    const times = twiceDaily(days);
    const kept = keptCopies(times);
    expect(kept.has(NOW)).toBe(true);
    expect(kept.size).toBeLessThanOrEqual(7 + 4 + 12);
    // What is kept stays kept when the others are gone.
    expect(keptCopies([...kept])).toEqual(kept);
  },
);

test('keeps all copies while there are few, however old', () => {
  const times = [NOW - 900 * 24 * HOUR, NOW - 500 * 24 * HOUR, NOW - 499 * 24 * HOUR];
  expect(keptCopies(times)).toEqual(new Set(times));
});
