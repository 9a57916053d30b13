import { formatCount, formatNumber, formatShare } from '@tequiora/cms/contracts/number.ts';
import type { ReportRow } from '@tequiora/cms/contracts/report.ts';

/**
 * Returns a summary of the chart: which value has the most enquiries, and which the most won ones.
 * @param rows most enquiries first
 * @param total enquiries of all values
 */
export function breakdownSummary(rows: readonly ReportRow[], total: number): string {
  const [first] = rows;
  if (!first) return '';
  const share = formatShare(first.total / total);
  const most = `Con más consultas: ${first.label}, ${formatNumber(first.total)} de ${formatNumber(total)} (${share}).`;
  const best = rows.reduce((found, row) => (row.won > found.won ? row : found), first);
  if (best.won === 0) return `${most} Ninguna está ganada.`;
  return `${most} Con más ventas: ${best.label}, ${formatCount(best.won, 'ganada', 'ganadas')}.`;
}
