import fc from 'fast-check';
import { splitAmount } from './split-amount.ts';

test('splits by percentages', () => {
  expect(splitAmount(45000, [30, 40, 30])).toEqual([13500, 18000, 13500]);
  expect(splitAmount(10001, [30, 40, 30])).toEqual([3000, 4000, 3001]);
  expect(splitAmount(100, [])).toEqual([]);
});

test('the parts of a hundred percent add up', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(100), (amount, first) => {
      const parts = splitAmount(amount, [first, 100 - first]);
      expect((parts[0] ?? 0) + (parts[1] ?? 0)).toBe(amount);
    }),
  );
});
