import { parseMoney } from '../parse-money';

test.each([
  ['299', 299],
  ['1,299.50', 1299.5],
  ['$ 1,299.5', 1299.5],
  ['12500 MXN', 12_500],
  ['0', 0],
])('parses %s as an amount', (text, price) => {
  expect(parseMoney(text)).toBe(price);
});

test.each(['', 'gratis', '1.299,50', '12,99', '-5', '1e3', '10.999'])(
  'returns NaN for «%s»',
  (text) => {
    expect(parseMoney(text)).toBeNaN();
  },
);
