import { describeExcess } from '../excess';

test.each([
  [5_000, undefined],
  [5_001, 'Sobra 1 carácter: el límite es 5,000'],
  [6_234, 'Sobran 1,234 caracteres: el límite es 5,000'],
])('describes %d characters of 5,000 as %j', (length, message) => {
  expect(describeExcess(length, 5_000)).toBe(message);
});
