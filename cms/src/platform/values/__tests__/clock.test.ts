import { toClock } from '../clock';

it.each([
  ['09:00', '09:00'],
  ['9:00', '09:00'],
  ['9', '09:00'],
  ['9.30', '09:30'],
  [' 18:30 ', '18:30'],
  ['18 h', '18:00'],
  ['18:30 hrs', '18:30'],
  ['4 pm', '16:00'],
  ['4:30 p. m.', '16:30'],
  ['12:00 a.m.', '00:00'],
  ['12 PM', '12:00'],
  ['00:00', '00:00'],
  ['24:00', '00:00'],
])('reads «%s» as %s', (text, clock) => {
  expect(toClock(text)).toBe(clock);
});

it.each(['', '25:00', '24:01', '9:60', '9:5', '13 pm', '0 am', 'nueve', '09:00:00', '900'])(
  'returns undefined for «%s»',
  (text) => {
    expect(toClock(text)).toBeUndefined();
  },
);
