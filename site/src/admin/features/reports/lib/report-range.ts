import { addDays, countDays, isDay } from '#src/admin/lib/days.ts';
import type { ReportRange } from '#src/admin/lib/use-report.ts';
import { REPORT_MAX_DAYS } from '@tequiora/cms/contracts/report.ts';
import { choiceParam, dayParam, type StateOf } from '@tequiora/cms/contracts/url-params.ts';

type PeriodDefinition = { label: string; firstDay: (today: string) => string };

const PERIOD_DEFINITIONS = {
  '30-dias': { label: 'Últimos 30 días', firstDay: (today) => addDays(today, -29) },
  '90-dias': { label: 'Últimos 90 días', firstDay: (today) => addDays(today, -89) },
  'este-ano': { label: 'Este año', firstDay: (today) => `${today.slice(0, 4)}-01-01` },
} satisfies Record<string, PeriodDefinition>;

export type Period = keyof typeof PERIOD_DEFINITIONS;
export const PERIODS = Object.keys(PERIOD_DEFINITIONS) as Period[];
export const periodLabel = (period: Period) => PERIOD_DEFINITIONS[period].label;

/** URL parameters of the reports: a period relative to today, or two fixed dates. */
export const rangeParams = {
  period: choiceParam('periodo', PERIODS, '30-dias'),
  from: dayParam('desde'),
  to: dayParam('hasta'),
};

/** Returns the range to show; `period` is null for custom dates. */
export function readRange(
  { period, from, to }: StateOf<typeof rangeParams>,
  today: string,
): ReportRange & { period: Period | null } {
  if (from && to) return { from, to, period: null };
  return { from: PERIOD_DEFINITIONS[period].firstDay(today), to: today, period };
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
