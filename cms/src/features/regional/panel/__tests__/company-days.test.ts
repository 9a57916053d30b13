import { execFileSync } from 'node:child_process';
import path from 'node:path';

const MODULE = path.join(__dirname, '../company-days.ts');

/** Prints, in the process's time zone, the days of the company for calendar days and timestamps. */
const PROGRAM = `
  import { endOfDay, startOfDay, zoneOf } from ${JSON.stringify(MODULE)};

  const timestamp = new Date('2026-11-11T05:30:00.000Z');
  const wrong = [];
  for (let day = 1; day <= 365; day += 1) {
    const picked = new Date(2027, 0, day);
    const start = new Date(Date.UTC(2027, 0, day, 6)).toISOString();
    const end = new Date(Date.UTC(2027, 0, day + 1, 6) - 1).toISOString();
    const found = [startOfDay(picked).toISOString(), endOfDay(picked).toISOString(), zoneOf(picked)];
    if (found[0] !== start || found[1] !== end || found[2] !== undefined) wrong.push([day, ...found]);
  }
  console.log(JSON.stringify({
    wrong,
    start: startOfDay(timestamp),
    end: endOfDay(timestamp),
    zones: [zoneOf(timestamp), zoneOf(timestamp.toISOString()), zoneOf('2026-11-11')],
  }));
`;

it.each(['America/Tijuana', 'America/Mexico_City', 'America/Santiago', 'Europe/Madrid'])(
  'takes calendar days and timestamps as days of the company, with the browser in %s',
  (zone) => {
    const output = execFileSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', PROGRAM],
      { env: { ...process.env, TZ: zone }, cwd: __dirname, encoding: 'utf8' },
    );
    expect(JSON.parse(output)).toEqual({
      wrong: [],
      start: '2026-11-10T06:00:00.000Z',
      end: '2026-11-11T05:59:59.999Z',
      zones: ['America/Mexico_City', 'America/Mexico_City', 'UTC'],
    });
  },
);
