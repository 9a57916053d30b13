import { REPORT_MAX_DAYS } from '../../../contracts/report';
import { parseDay } from '../../../contracts/zoned-time';
import { invalidField } from '../../platform/http/errors';
import { refuseUnknownParams } from '../../platform/http/refuse-unknown-params';

/** First and last day of a report, as days since 1970-01-01. */
export type ReportSpan = { from: number; to: number };
type ReportQuery = ReportSpan & { isCsv: boolean };

const PARAMETERS = ['from', 'to', 'format'];

function readDay(raw: unknown, name: string): number {
  const day = typeof raw === 'string' ? parseDay(raw) : undefined;
  if (day === undefined) throw invalidField([name], 'Elige una fecha válida');
  return day;
}

/** @throws HttpError naming the missing, unknown or invalid parameter */
export function readReportQuery(query: Record<string, unknown>): ReportQuery {
  refuseUnknownParams(query, PARAMETERS);
  const from = readDay(query.from, 'from');
  const to = readDay(query.to, 'to');
  if (to < from)
    throw invalidField(['to'], 'La fecha final debe ser igual o posterior a la inicial');
  if (to - from >= REPORT_MAX_DAYS) {
    throw invalidField(['to'], `Elige un periodo de hasta ${REPORT_MAX_DAYS} días`);
  }
  const { format } = query;
  if (format !== undefined && format !== 'csv') throw invalidField(['format'], 'Debe ser csv');
  return { from, to, isCsv: format === 'csv' };
}
