import { describeNextOpening } from './opening-hours.ts';

const office = { firstDay: 1, lastDay: 5, opens: '09:00', closes: '18:00' };
const hours = [office];
const closedDays = ['2026-11-16', '2026-12-24', '2026-12-25', '2026-12-28', '2026-12-29'];

// Mexico City is UTC-6 all year.
test.each([
  ['Friday 8:59', '2026-11-20T14:59:00Z', 'Abre hoy a las 9:00'],
  ['Friday 9:00', '2026-11-20T15:00:00Z', undefined],
  ['Friday 17:59', '2026-11-20T23:59:00Z', undefined],
  ['Friday 18:00', '2026-11-21T00:00:00Z', 'Abre el lunes a las 9:00'],
  ['Sunday noon', '2026-11-22T18:00:00Z', 'Abre mañana a las 9:00'],
  ['Sunday night there, Monday in UTC', '2026-11-23T02:00:00Z', 'Abre mañana a las 9:00'],
  ['before a long weekend', '2026-11-14T01:00:00Z', 'Abre el martes a las 9:00'],
  ['a holiday at noon', '2026-11-16T18:00:00Z', 'Abre mañana a las 9:00'],
  ['a week of closure', '2026-12-23T14:00:00Z', 'Abre hoy a las 9:00'],
  ['the evening before it', '2026-12-24T01:00:00Z', 'Abre el 30 de diciembre a las 9:00'],
])('%s', (_name, now, expected) => {
  expect(describeNextOpening({ hours, closedDays }, new Date(now))).toBe(expected);
});

test('an office that is open past midnight', () => {
  const night = { ...office, opens: '20:00', closes: '02:00' };
  const at = (now: string) => describeNextOpening({ hours: [night], closedDays }, new Date(now));
  expect(at('2026-11-21T07:30:00Z')).toBeUndefined();
  expect(at('2026-11-21T08:30:00Z')).toBe('Abre el lunes a las 20:00');
});

test.each([
  ['before lunch', '2026-11-20T19:59:00Z', undefined],
  ['during lunch', '2026-11-20T20:00:00Z', 'Abre hoy a las 16:00'],
  ['after lunch', '2026-11-20T22:00:00Z', undefined],
  ['on Friday evening', '2026-11-21T01:00:00Z', 'Abre mañana a las 9:00'],
  ['on Saturday afternoon', '2026-11-21T19:00:00Z', 'Abre el lunes a las 9:00'],
])('a shop with a break and a shorter Saturday: %s', (_name, now, expected) => {
  const shop = [
    { ...office, closes: '14:00' },
    { ...office, opens: '16:00', closes: '19:00' },
    { ...office, firstDay: 6, lastDay: 6, closes: '13:00' },
  ];
  expect(describeNextOpening({ hours: shop, closedDays }, new Date(now))).toBe(expected);
});

test('an office without hours', () => {
  expect(describeNextOpening({ hours: [], closedDays }, new Date('2026-11-20T18:00:00Z'))).toBe(
    'Cerrado por ahora',
  );
});
