import { formatOpeningHours, isOpenAt } from './opening-hours.ts';

const hours = { firstDay: 1, lastDay: 5, opens: '9:00', closes: '18:00:00' };

// Mexico City is UTC-6 all year.
test.each([
  ['Friday 8:59', '2026-11-20T14:59:00Z', false],
  ['Friday 9:00', '2026-11-20T15:00:00Z', true],
  ['Friday 17:59', '2026-11-20T23:59:00Z', true],
  ['Friday 18:00', '2026-11-21T00:00:00Z', false],
  ['Saturday noon', '2026-11-21T18:00:00Z', false],
  ['Sunday night there, Monday in UTC', '2026-11-23T02:00:00Z', false],
])('%s', (_name, instant, isOpen) => {
  expect(isOpenAt(hours, new Date(instant))).toBe(isOpen);
});

test('formats hours without leading zero or seconds', () => {
  expect(formatOpeningHours({ opens: '09:00', closes: '18:00:00' })).toBe('9:00–18:00');
});
