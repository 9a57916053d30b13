import { internationalDigits, telHref } from './phone.ts';

test.each(['+529511234567', '9511234567', '+52 1 951 123 4567', '52 951 123 45 67'])(
  'parses the Mexican number %p',
  (phone) => {
    expect(telHref(phone)).toBe('tel:+529511234567');
    expect(internationalDigits(phone)).toBe('529511234567');
  },
);

test.each([
  ['+44 20 7946 0958', '442079460958'],
  ['+501 610 1234', '5016101234'],
])('links to %s, a number of another country', (phone, digits) => {
  expect(telHref(phone)).toBe(`tel:+${digits}`);
  expect(internationalDigits(phone)).toBe(digits);
});
