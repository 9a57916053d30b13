import { move } from '../move';

it.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [2, 3, 'abdc'],
])('moves from %i to %i', (from, to, result) => {
  expect(move([...'abcd'], from, to).join('')).toBe(result);
});
