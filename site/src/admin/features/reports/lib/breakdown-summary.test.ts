import type { ReportRow } from '@tequiora/cms/contracts/report.ts';
import { breakdownSummary } from './breakdown-summary.ts';

const row = (label: string, total: number, won: number): ReportRow => ({
  value: label,
  label,
  total,
  won,
  withinTarget: 0,
  amount: 0,
});

const MOST = 'Con más consultas: A, 60 de 100 (60%).';

test.each([
  [
    'names the row with the most sales',
    [row('A', 60, 1), row('B', 40, 3)],
    4,
    ' Con más ventas: B, 3 ganadas.',
  ],
  ['says that there are no sales', [row('A', 60, 0), row('B', 40, 0)], 0, ' Ninguna está ganada.'],
  ['omits the sales when only omitted rows have any', [row('A', 60, 0), row('B', 20, 0)], 2, ''],
  [
    'names the best row when no omitted row can have as many',
    [row('A', 60, 3), row('B', 20, 0)],
    5,
    ' Con más ventas: A, 3 ganadas.',
  ],
  [
    'omits the best row when an omitted row may have as many',
    [row('A', 60, 3), row('B', 20, 0)],
    6,
    '',
  ],
])('%s', (_name, rows, won, sales) => {
  expect(breakdownSummary(rows, { total: 100, won })).toBe(`${MOST}${sales}`);
});

test('is empty without rows', () => {
  expect(breakdownSummary([], { total: 0, won: 0 })).toBe('');
});
