import { describeSpread, percentile } from './spread.ts';

const HUNDRED = Array.from({ length: 100 }, (_value, index) => 100 - index);

it('returns the value that a share of the values does not exceed', () => {
  expect([0.5, 0.95, 0.99, 1].map((share) => percentile(HUNDRED, share))).toEqual([
    50, 95, 99, 100,
  ]);
});

it('returns the only value for every share', () => {
  expect(describeSpread([7])).toBe('p50 7 ms, p95 7 ms, p99 7 ms, máx. 7 ms');
});
