import { createClosedDays, isHoliday, listClosedDays } from '../closed-days';
import { formatDay, parseDay } from '../zoned-time';

// Ley Federal del Trabajo, article 74: the Mondays move each year.
const MOVED = {
  2026: ['02-02', '03-16', '11-16'],
  2027: ['02-01', '03-15', '11-15'],
  2028: ['02-07', '03-20', '11-20'],
  2029: ['02-05', '03-19', '11-19'],
  2030: ['02-04', '03-18', '10-01', '11-18'],
  2031: ['02-03', '03-17', '11-17'],
  2032: ['02-02', '03-15', '11-15'],
};
const FIXED = ['01-01', '05-01', '09-16', '12-25'];

it.each(Object.entries(MOVED))('knows the public holidays of %s', (year, moved) => {
  const first = parseDay(`${year}-01-01`) ?? 0;
  const days = Array.from({ length: 366 }, (_day, index) => formatDay(first + index));
  const holidays = days.filter((day) => day.startsWith(year) && isHoliday(day));
  expect(holidays).toEqual([...FIXED, ...moved].map((day) => `${year}-${day}`).sort());
});

it('closes on holidays and in closures', () => {
  const isClosed = createClosedDays([
    { firstDay: '2026-12-28', lastDay: '2026-12-30' },
    { firstDay: '2026-07-15', lastDay: null },
  ]);
  const closed = (day: string) => isClosed(parseDay(day) ?? 0);
  expect(['2026-12-25', '2026-12-28', '2026-12-30', '2026-07-15'].map(closed)).not.toContain(false);
  expect(['2026-12-27', '2026-12-31', '2026-07-14', '2026-07-16'].map(closed)).not.toContain(true);
});

it('lists the closed days of three calendar years', () => {
  const days = listClosedDays([{ firstDay: '2027-07-15' }], new Date('2026-11-25T12:00:00Z'));
  expect(days).toContain('2026-01-01');
  expect(days).toContain('2027-07-15');
  expect(days).toContain('2028-12-25');
  expect(days).toHaveLength(3 * 7 + 1);
});
