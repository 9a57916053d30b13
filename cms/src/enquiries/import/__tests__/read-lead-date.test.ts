import { readLeadDate } from '../read-lead-date';

const iso = (cell: Parameters<typeof readLeadDate>[0]) => readLeadDate(cell)?.toISOString() ?? null;
/** 14:05 and midnight of 30 November 2026 in Mexico City. */
const TIMED = '2026-11-30T20:05:00.000Z';
const DAY = '2026-11-30T06:00:00.000Z';

describe('readLeadDate', () => {
  it.each([
    ...[
      '30/11/2026',
      '30-11-2026',
      '30.11.26',
      '30/11/26',
      '11/30/2026',
      '2026-11-30',
      '2026/11/30',
    ],
    ...['30 nov 2026', '30-nov-26', '30 de noviembre de 2026', 'lunes, 30 de noviembre de 2026'],
    ...[
      'Nov 30, 2026',
      'November 30, 2026',
      'lun 30 nov. 2026',
      ' 30/11/2026 ',
      '30 de noviembre del 2026',
    ],
    ...[46356, '46356', { date: '2026-11-30 00:00' }],
  ])('reads the day of %j', (cell) => {
    expect(iso(cell)).toBe(DAY);
  });

  it.each([
    ...['30/11/2026 14:05', '30/11/2026, 2:05 p. m.', '11/30/2026 2:05 PM', '2026-11-30T14:05'],
    ...['2026-11-30 14:05:00', '2026-11-30T14:05:00-06:00', '2026-11-30T20:05:00+0000'],
    ...['2026-11-30T20:05:00.000Z', '2026-11-30 20:05:00 +00:00', '30 nov 2026 14:05'],
    ...['30 de noviembre de 2026 a las 14:05', 'Nov 30, 2026, 2:05 PM', 1796069100, 1796069100000],
    ...['1796069100', 46356.58680556, { date: '2026-11-30 14:05' }],
  ])('reads the time of %j', (cell) => {
    expect(iso(cell)).toBe(TIMED);
  });

  it('takes the first of two possible months as the day', () => {
    expect(iso('05/06/2026')).toBe('2026-06-05T06:00:00.000Z');
  });

  it.each([
    ...['', 'ayer', '31/02/2026', '30/13/2026', '2026-11-31', '30/11', '12', 12, true, null],
    ...['30/11/2026 25:00', '30/11/2026 14:75', '30/11/2026 13:05 pm', '30 foo 2026', '#VALUE!'],
    ...['2026-13-40T14:05:00Z', '99999999999999999'],
  ])('returns null for %j', (cell) => {
    expect(readLeadDate(cell)).toBeNull();
  });
});
