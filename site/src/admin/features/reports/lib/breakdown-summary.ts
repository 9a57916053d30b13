import { formatCount, formatNumber, formatShare } from '@tequiora/cms/contracts/number.ts';
import type { ReportFigures, ReportRow } from '@tequiora/cms/contracts/report.ts';

/**
 * Returns a summary of the chart: which value has the most enquiries, and which the most won ones.
 * It omits the latter when an omitted row may have as many.
 * @param rows most enquiries first, without the rows beyond `REPORT_MAX_ROWS`
 * @param figures sums over all rows, also the omitted ones
 */
export function breakdownSummary(
  rows: readonly ReportRow[],
  { total, won }: Pick<ReportFigures, 'total' | 'won'>,
): string {
  const [first] = rows;
  if (!first) return '';
  const share = formatShare(first.total / total);
  const most = `Con más consultas: ${first.label}, ${formatNumber(first.total)} de ${formatNumber(total)} (${share}).`;
  const best = rows.reduce((found, row) => (row.won > found.won ? row : found), first);
  const wonElsewhere = rows.reduce((left, row) => left - row.won, won);
  if (won === 0) return `${most} Ninguna está ganada.`;
  if (wonElsewhere >= best.won) return most;
  return `${most} Con más ventas: ${best.label}, ${formatCount(best.won, 'ganada', 'ganadas')}.`;
}
