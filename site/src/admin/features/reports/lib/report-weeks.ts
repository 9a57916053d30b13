import { addDays, formatDays } from '#src/admin/lib/days.ts';
import { formatNumber, formatCount } from '@tequiora/cms/contracts/number.ts';
import type { Report } from '@tequiora/cms/contracts/report.ts';

/** Returns the weeks of a report; the first and the last one may be cut to its range. */
export function reportWeeks({ from, to, weeks }: Report) {
  const hasYear = from.slice(0, 4) !== to.slice(0, 4);
  return weeks.map(({ start, total, medianMinutes }) => {
    const end = addDays(start, 6);
    const first = start < from ? from : start;
    const last = end > to ? to : end;
    /** '16–22 nov' */
    const label = formatDays(first, last, hasYear);
    return { from: first, to: last, label, total, medianMinutes };
  });
}

export type Week = ReturnType<typeof reportWeeks>[number];

/** Returns a one-sentence summary of the chart. */
export function weeksSummary(weeks: readonly Week[]): string {
  const total = weeks.reduce((sum, week) => sum + week.total, 0);
  const busiest = weeks.reduce((most, week) => (week.total > most.total ? week : most), weeks[0]!);
  const sum = `${formatCount(total, 'consulta', 'consultas')} en ${formatCount(weeks.length, 'semana', 'semanas')}`;
  return `${sum}. La semana con más fue la del ${busiest.label}, con ${formatNumber(busiest.total)}.`;
}
