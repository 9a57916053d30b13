import { parseTypedDay } from '../parse-typed-day';

it('returns the day of a complete date', () => {
  expect(parseTypedDay('25/12/2026')).toBe('2026-12-25');
  expect(parseTypedDay('29/02/2028')).toBe('2028-02-29');
});

it('returns null for an empty text', () => {
  expect(parseTypedDay(' ')).toBeNull();
});

it.each(['25/12', '25/12/20', '5/1/2026', '31/02/2027', '10/13/2027', '00/01/2027', '01/01/0027'])(
  'returns undefined for %s',
  (text) => {
    expect(parseTypedDay(text)).toBeUndefined();
  },
);
