import { formatPhone, internationalDigits, telHref } from './phone.ts';

test.each(['+529511234567', '9511234567', '+52 1 951 123 4567', '52 951 123 45 67'])(
  'parses the Mexican number %p',
  (phone) => {
    expect(formatPhone(phone)).toBe('951 123 4567');
    expect(telHref(phone)).toBe('tel:+529511234567');
    expect(internationalDigits(phone)).toBe('529511234567');
  },
);

test('leaves a number of another country unchanged', () => {
  expect(formatPhone('+1 212 555 01')).toBe('+1 212 555 01');
  expect(telHref('+44 20 7946 0958')).toBe('tel:+442079460958');
});
