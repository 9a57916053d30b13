import { addDays, countDays, isDay } from '#src/admin/lib/days.ts';
import type { ReportRange } from '#src/admin/lib/use-report.ts';
import { REPORT_MAX_DAYS } from '@tequiora/cms/contracts/report.ts';
import { choiceParam, dayParam } from '@tequiora/cms/contracts/url-params.ts';

export const PERIODS = ['30-dias', '90-dias', 'este-ano'] as const;
export type Period = (typeof PERIODS)[number];

export const PERIOD_LABELS: Record<Period, string> = {
  '30-dias': 'Últimos 30 días',
  '90-dias': 'Últimos 90 días',
  'este-ano': 'Este año',
};

/** URL parameters of the reports: a period relative to today, or two fixed dates. */
export const rangeParams = {
  period: choiceParam('periodo', PERIODS, '30-dias'),
  from: dayParam('desde'),
  to: dayParam('hasta'),
};

type RangeState = { period: Period; from: string | null; to: string | null };

/** Returns the range to show; `period` is null for custom dates. */
export function readRange(
  { period, from, to }: RangeState,
  today: string,
): ReportRange & { period: Period | null } {
  if (from && to) return { from, to, period: null };
  return { ...periodRange(period, today), period };
}

function periodRange(period: Period, today: string): ReportRange {
  switch (period) {
    case '30-dias':
      return { from: addDays(today, -29), to: today };
    case '90-dias':
      return { from: addDays(today, -89), to: today };
    case 'este-ano':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
  }
}

/** Returns why the range is invalid; null when it is valid. */
export function rangeProblem({ from, to }: ReportRange): string | null {
  if (!isDay(from) || !isDay(to)) return 'Elige las dos fechas';
  if (to < from) return 'La fecha final debe ser igual o posterior a la inicial';
  if (countDays(from, to) > REPORT_MAX_DAYS) {
    return `Elige un periodo de hasta ${REPORT_MAX_DAYS} días`;
  }
  return null;
}
