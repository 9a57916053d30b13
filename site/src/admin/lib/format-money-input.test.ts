import { formatMoneyInput } from './format-money-input.ts';

test.each([
  [null, ''],
  [299, '299'],
  [1299.5, '1,299.50'],
])('formats %s as «%s»', (price, text) => {
  expect(formatMoneyInput(price)).toBe(text);
});
