import { internationalDigits, telHref } from './phone.ts';

test.each(['+529511234567', '9511234567', '+52 1 951 123 4567', '52 951 123 45 67'])(
  'parses the Mexican number %p',
  (phone) => {
    expect(telHref(phone)).toBe('tel:+529511234567');
    expect(internationalDigits(phone)).toBe('529511234567');
  },
);

test('links to a number of another country', () => {
  expect(telHref('+44 20 7946 0958')).toBe('tel:+442079460958');
});
