import { medianOf } from '../report-queries';

describe('medianOf', () => {
  it.each([
    [[], null],
    [[7], 7],
    [[10, 2, 100], 10],
    [[9, 100, 10, 2], 10],
    [[1, 2], 2],
  ])('of %j is %j', (numbers, expected) => {
    expect(medianOf(numbers)).toBe(expected);
  });
});
