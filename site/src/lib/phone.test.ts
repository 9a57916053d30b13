import { telHref } from './phone.ts';

test('links to a number with its country code', () => {
  expect(telHref('+529511234567')).toBe('tel:+529511234567');
});
