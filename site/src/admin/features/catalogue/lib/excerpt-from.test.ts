import { excerptFrom } from './excerpt-from.ts';

const LONG = 'Lee códigos de barras. '.repeat(30).trim();

test('shows short texts whole', () => {
  expect(excerptFrom('Lector', '')).toBe('Lector');
});

test.each([
  [`${LONG} Nuevo.`, LONG, /^….*barras\. Nuevo\.$/],
  [LONG, `${LONG} Nuevo.`, /^Lee.*…$|^….*barras\.$/],
  [`Nuevo. ${LONG}`, LONG, /^Nuevo\. Lee.*…$/],
  [LONG, '', /^Lee.*…$/],
])('shows what differs', (text, other, shown) => {
  const excerpt = excerptFrom(text, other);
  expect(excerpt).toMatch(shown);
  expect(excerpt.length).toBeLessThanOrEqual(162);
});
