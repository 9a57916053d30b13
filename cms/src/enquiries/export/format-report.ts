import {
  REPORT_DIMENSION_LABELS,
  REPORT_DIMENSIONS,
  REPORT_FIGURE_LABELS,
  type Report,
  WON_RATE_LABEL,
  wonRate,
} from '../../../contracts/report';
import { CSV_BOM, csvLine } from '../../platform/spreadsheet/csv';

const { total, withinTarget, won, amount } = REPORT_FIGURE_LABELS;
const HEADER = csvLine([
  'Agrupado por',
  'Valor',
  'Nombre',
  total,
  withinTarget,
  won,
  `${amount} (MXN)`,
  WON_RATE_LABEL,
]);

/** Returns the CSV file of the breakdowns: one line per value. */
export function formatReport(breakdowns: Report['breakdowns']): string {
  const lines = REPORT_DIMENSIONS.flatMap((dimension) =>
    breakdowns[dimension].map((row) =>
      csvLine([
        REPORT_DIMENSION_LABELS[dimension],
        row.value,
        row.label,
        row.total,
        row.withinTarget,
        row.won,
        row.amount,
        Math.round(wonRate(row) * 1000) / 10,
      ]),
    ),
  );
  return CSV_BOM + HEADER + lines.join('');
}
