import { formatDay } from '../../../../../contracts/zoned-time';
import { monthToDate } from '../month-to-date';

const format = ({ from, to }: { from: number; to: number }) =>
  `${formatDay(from)} ${formatDay(to)}`;

it.each([
  ['2026-11-25T18:00:00Z', '2026-11-01 2026-11-25', '2026-10-01 2026-10-25'],
  ['2026-01-01T18:00:00Z', '2026-01-01 2026-01-01', '2025-12-01 2025-12-01'],
  ['2026-03-31T18:00:00Z', '2026-03-01 2026-03-31', '2026-02-01 2026-02-28'],
  ['2028-03-29T18:00:00Z', '2028-03-01 2028-03-29', '2028-02-01 2028-02-29'],
  // Still the last day of October in Mexico City.
  ['2026-11-01T05:59:00Z', '2026-10-01 2026-10-31', '2026-09-01 2026-09-30'],
])('at %s compares %s with %s', (now, current, previous) => {
  const month = monthToDate(new Date(now));
  expect([format(month.current), format(month.previous)]).toEqual([current, previous]);
});
