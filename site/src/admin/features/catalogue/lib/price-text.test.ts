import { parsePrice, priceToText } from './price-text.ts';

test.each([
  ['299', 299],
  ['1,299.50', 1299.5],
  ['$ 1,299.5', 1299.5],
  ['12500 MXN', 12_500],
  ['0', 0],
])('%s is a price', (text, price) => {
  expect(parsePrice(text)).toBe(price);
});

test.each(['', 'gratis', '1.299,50', '12,99', '-5', '1e3', '10.999'])('«%s» is none', (text) => {
  expect(parsePrice(text)).toBeNaN();
});

test.each([
  [null, ''],
  [299, '299'],
  [1299.5, '1,299.50'],
])('%s stands in the field as «%s»', (price, text) => {
  expect(priceToText(price)).toBe(text);
});
