import { fromPicker, readTypedDate, toPicker } from '../typed-date';

// 18:30 in Mexico City, on the 23rd.
const EVENING = '2026-11-24T00:30:00.000Z';

describe('readTypedDate', () => {
  it('is midnight in Mexico City where there was no moment', () => {
    expect(readTypedDate('25/12/2026', null)).toBe('2026-12-25T06:00:00.000Z');
  });

  it('keeps the time of day', () => {
    expect(readTypedDate('25/12/2026', EVENING)).toBe('2026-12-26T00:30:00.000Z');
    expect(readTypedDate('25/12/2026', new Date(EVENING))).toBe('2026-12-26T00:30:00.000Z');
  });

  it('is no moment when the field is empty', () => {
    expect(readTypedDate('', EVENING)).toBeNull();
  });

  it.each([
    '25/12',
    '25/12/20',
    '5/1/2026',
    '31/02/2027',
    '10/13/2027',
    '00/01/2027',
    '01/01/0027',
  ])('is not known yet from %s', (text) => {
    expect(readTypedDate(text, EVENING)).toBeUndefined();
  });
});

it('gives back what the picker was given', () => {
  expect(fromPicker(toPicker(EVENING))).toBe(EVENING);
});
