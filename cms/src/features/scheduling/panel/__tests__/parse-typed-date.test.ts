import { fromPickerDate, parseTypedDate, toPickerDate } from '../parse-typed-date';

// 18:30 in Mexico City, on the 23rd.
const EVENING = '2026-11-24T00:30:00.000Z';

describe('parseTypedDate', () => {
  it('returns midnight in Mexico City when there was no date', () => {
    expect(parseTypedDate('25/12/2026', null)).toBe('2026-12-25T06:00:00.000Z');
  });

  it('keeps the time of day of the current date', () => {
    expect(parseTypedDate('25/12/2026', EVENING)).toBe('2026-12-26T00:30:00.000Z');
    expect(parseTypedDate('25/12/2026', new Date(EVENING))).toBe('2026-12-26T00:30:00.000Z');
  });

  it('returns null for an empty field', () => {
    expect(parseTypedDate('', EVENING)).toBeNull();
  });

  it.each([
    '25/12',
    '25/12/20',
    '5/1/2026',
    '31/02/2027',
    '10/13/2027',
    '00/01/2027',
    '01/01/0027',
  ])('returns undefined for %s', (text) => {
    expect(parseTypedDate(text, EVENING)).toBeUndefined();
  });
});

it('converts a date to the picker and back', () => {
  expect(fromPickerDate(toPickerDate(EVENING))).toBe(EVENING);
});
