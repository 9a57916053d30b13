import { formatPhone, formatPhoneColumns } from '../phone';

test.each([
  ['+529511234567', '951 123 4567'],
  ['+525512345678', '55 1234 5678'],
  ['+523312345678', '33 1234 5678'],
  ['+528112345678', '81 1234 5678'],
])('formats %s with its area code', (phone, formatted) => {
  expect(formatPhone(phone)).toBe(formatted);
});

// Belize and Cuba: ten digits with the country code, like a Mexican number without it.
test.each(['+12125550100', '+5016101234', '+5351234567', '+52951123'])(
  'leaves %s, which is no Mexican number, unchanged',
  (phone) => {
    expect(formatPhone(phone)).toBe(phone);
  },
);

test.each([
  [{ phone: '+529511234567', phoneExtension: null, phoneAsTyped: null }, '951 123 4567'],
  [{ phone: '+529511234567', phoneExtension: '104', phoneAsTyped: null }, '951 123 4567 ext. 104'],
  [{ phone: null, phoneExtension: null, phoneAsTyped: 'el de siempre' }, 'el de siempre'],
  [{ phone: null, phoneExtension: null, phoneAsTyped: null }, null],
])('formats the columns %j as %j', (columns, formatted) => {
  expect(formatPhoneColumns(columns)).toBe(formatted);
});
