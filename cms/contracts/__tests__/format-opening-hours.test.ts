import fc from 'fast-check';

import { type OpeningHours, weekOf } from '../business-hours';
import { formatOpeningHours, groupOpeningHours, listOpeningHours } from '../format-opening-hours';

const hours = (firstDay: number, lastDay: number, opens: string, closes: string) => ({
  firstDay,
  lastDay,
  opens,
  closes,
});
const OFFICE = [hours(1, 5, '09:00', '18:00')];
const SHOP = [
  hours(1, 5, '09:00', '14:00'),
  hours(1, 5, '16:00', '19:00'),
  hours(6, 6, '09:00', '13:00'),
];

it.each<[string, OpeningHours[], string, string[]]>([
  ['an office', OFFICE, 'Lunes a viernes de 9:00 a 18:00', ['Lunes a viernes, 9:00–18:00']],
  [
    'a shop that closes for lunch',
    SHOP,
    'Lunes a viernes de 9:00 a 14:00 y de 16:00 a 19:00; sábado de 9:00 a 13:00',
    ['Lunes a viernes, 9:00–14:00 y 16:00–19:00', 'Sábado, 9:00–13:00'],
  ],
  [
    'the same in another order and in other parts',
    [SHOP[2]!, hours(4, 5, '16:00', '19:00'), SHOP[0]!, hours(1, 3, '16:00', '19:00')],
    'Lunes a viernes de 9:00 a 14:00 y de 16:00 a 19:00; sábado de 9:00 a 13:00',
    ['Lunes a viernes, 9:00–14:00 y 16:00–19:00', 'Sábado, 9:00–13:00'],
  ],
  [
    'days that do not follow each other',
    [hours(1, 1, '09:00', '14:00'), hours(3, 3, '09:00', '14:00'), hours(5, 5, '09:00', '14:00')],
    'Lunes, miércoles y viernes de 9:00 a 14:00',
    ['Lunes, miércoles y viernes, 9:00–14:00'],
  ],
  [
    'a weekend',
    [hours(6, 7, '10:00', '20:30')],
    'Sábado y domingo de 10:00 a 20:30',
    ['Sábado y domingo, 10:00–20:30'],
  ],
  [
    'days over the end of the week',
    [hours(6, 1, '10:00', '20:00')],
    'Sábado a lunes de 10:00 a 20:00',
    ['Sábado a lunes, 10:00–20:00'],
  ],
  [
    'every day and all day',
    [hours(1, 7, '00:00', '00:00')],
    'Lunes a domingo las 24 horas',
    ['Lunes a domingo, 24 horas'],
  ],
  [
    'a bar',
    [hours(4, 6, '20:00', '02:00'), hours(7, 7, '13:00', '00:00')],
    'Jueves a sábado de 20:00 a 2:00; domingo de 13:00 a 0:00',
    ['Jueves a sábado, 20:00–2:00', 'Domingo, 13:00–0:00'],
  ],
  ['no hours', [], '', []],
  ['incomplete hours', [hours(1, 5, '', '18:00')], '', []],
])('formats %s', (_case, each, text, lines) => {
  expect(formatOpeningHours(each)).toBe(text);
  expect(listOpeningHours(each)).toEqual(lines);
});

it('groups each open day once, with its intervals', () => {
  const weekDay = fc.integer({ min: 1, max: 7 });
  const clock = fc.nat(23).map((hour) => `${String(hour).padStart(2, '0')}:30`);
  const some = fc.array(
    fc.record({ firstDay: weekDay, lastDay: weekDay, opens: clock, closes: clock }),
    { maxLength: 6 },
  );
  const property = fc.property(some, (each) => {
    const week = weekOf(each);
    const groups = groupOpeningHours(each);
    for (const { days, intervals } of groups) {
      for (const day of days) expect(week[day - 1]).toEqual(intervals);
    }
    const open = week.flatMap((intervals, index) => (intervals.length > 0 ? [index + 1] : []));
    expect(groups.flatMap(({ days }) => days).sort()).toEqual(open);
  });
  fc.assert(property);
});
