import { execFileSync } from 'node:child_process';
import path from 'node:path';

const MODULE = path.join(__dirname, '../picker-day.ts');

/**
 * Picks each day in the process's time zone as the picker of the design system does, with its library
 * for dates, and prints the days that are stored or shown as others.
 */
const PROGRAM = `
  import { CalendarDate, DateFormatter, getLocalTimeZone, parseAbsolute, toCalendarDate } from '@internationalized/date';
  import { fromPickerDay, toPickerDay } from ${JSON.stringify(MODULE)};

  const zone = getLocalTimeZone();
  const format = new DateFormatter('es', { day: '2-digit', month: '2-digit', year: 'numeric' });
  const wrong = [];
  for (let day = new CalendarDate(2020, 1, 1); day.year < 2032; day = day.add({ days: 1 })) {
    const stored = fromPickerDay(day.toDate(zone));
    const shown = toCalendarDate(parseAbsolute(toPickerDay(day.toString()).toISOString(), 'UTC'));
    const text = format.format(shown.toDate(zone)).split('/').reverse().join('-');
    if (stored !== day.toString() || text !== day.toString()) wrong.push([day.toString(), stored, text]);
  }
  console.log(JSON.stringify({ zone, wrong }));
`;

it.each([
  'America/Tijuana',
  'America/Mexico_City',
  'America/St_Johns',
  // Their clocks skip midnight.
  'America/Santiago',
  'America/Havana',
  'Africa/Cairo',
  'Asia/Beirut',
  'Europe/Madrid',
  'Asia/Kolkata',
  'Pacific/Apia',
  'Pacific/Kiritimati',
])('stores and shows the picked day in a browser in %s', (zone) => {
  const output = execFileSync(
    process.execPath,
    ['--no-warnings', '--experimental-strip-types', '--input-type=module', '--eval', PROGRAM],
    { encoding: 'utf8', env: { ...process.env, TZ: zone }, cwd: __dirname },
  );
  expect(JSON.parse(output)).toEqual({ zone: expect.any(String), wrong: [] });
});
