import { formatPhone } from '../phone';

test.each(['+529511234567', '9511234567', '+52 1 951 123 4567', '52 951 123 45 67'])(
  'formats the Mexican number %p',
  (phone) => {
    expect(formatPhone(phone)).toBe('951 123 4567');
  },
);

test.each([
  ['+525512345678', '55 1234 5678'],
  ['+523312345678', '33 1234 5678'],
  ['+528112345678', '81 1234 5678'],
])('formats %s with an area code of two digits', (phone, formatted) => {
  expect(formatPhone(phone)).toBe(formatted);
});

// Belize and Cuba: ten digits with the country code, like a Mexican number without it.
test.each(['+1 212 555 0100', '+5016101234', '+53 5 123 4567', '+52 951 123 45'])(
  'leaves %s, which is no Mexican number, unchanged',
  (phone) => {
    expect(formatPhone(phone)).toBe(phone);
  },
);
