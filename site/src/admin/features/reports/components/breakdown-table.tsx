import { css } from '@emotion/react';
import { hintCss } from '#src/admin/ui/admin-text.ts';
import { DataTable, type Column } from '#src/admin/ui/data-table.tsx';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { formatAmount } from '@tequiora/cms/contracts/money.ts';
import { formatNumber, formatShare } from '@tequiora/cms/contracts/number.ts';
import {
  REPORT_DIMENSION_LABELS,
  REPORT_FIGURE_LABELS,
  WON_RATE_LABEL,
  wonRate,
  type Report,
  type ReportDimension,
  type ReportFigures,
  type ReportRow,
} from '@tequiora/cms/contracts/report.ts';
import type { EnquiryFilters } from '../lib/enquiries-path.ts';
import { rowPath } from '../lib/report-dimensions.ts';

const HEADERS = { ...REPORT_FIGURE_LABELS, rate: WON_RATE_LABEL };

type Figure = {
  key: keyof typeof HEADERS;
  format: (row: ReportRow) => string;
  /** Figure that counts the rows behind it; without any there is no list to open. */
  counted: keyof ReportFigures;
  filters?: (report: Report) => EnquiryFilters;
};

const WON = { counted: 'won', filters: () => ({ resultado: 'ganada' }) } as const;

const FIGURES: readonly Figure[] = [
  { key: 'total', format: ({ total }) => formatNumber(total), counted: 'total' },
  {
    key: 'withinTarget',
    format: ({ withinTarget }) => formatNumber(withinTarget),
    counted: 'withinTarget',
    filters: ({ answers }) => ({ respuesta: `en-${answers.targetMinutes}` }),
  },
  { key: 'won', format: ({ won }) => formatNumber(won), ...WON },
  { key: 'amount', format: ({ amount }) => formatAmount(amount), ...WON },
  { key: 'rate', format: (row) => formatShare(wonRate(row)), ...WON },
];

type BreakdownTableProps = { report: Report; dimension: ReportDimension };

/** Table of the figures per value of a dimension, every figure links to its list. */
export function BreakdownTable({ report, dimension }: BreakdownTableProps) {
  const title = REPORT_DIMENSION_LABELS[dimension];
  const columns: readonly Column<ReportRow>[] = [
    { key: 'label', header: title, isRowHeader: true, cell: RowLabel },
    ...FIGURES.map(({ key, format, counted, filters }): Column<ReportRow> => ({
      key,
      header: HEADERS[key],
      align: 'end',
      cell: (row) =>
        row[counted] === 0 ? (
          format(row)
        ) : (
          <ScreenLink to={rowPath(report, dimension, row.value, filters?.(report))} css={linkCss}>
            <span>{format(row)}</span>
            <VisuallyHidden>{` · ${HEADERS[key]}: ${row.label}`}</VisuallyHidden>
          </ScreenLink>
        ),
    })),
  ];
  return (
    <DataTable
      caption={`Consultas y ventas por ${title.toLowerCase()}`}
      columns={columns}
      rows={report.breakdowns[dimension]}
      rowKey={({ value }) => value ?? ''}
    />
  );
}

/** Label of a row, with the address below the title of a page. */
function RowLabel({ label, value }: ReportRow) {
  return (
    <div css={labelCss}>
      <span>{label}</span>
      {value?.startsWith('/') && value !== label ? <span css={hintCss}>{value}</span> : null}
    </div>
  );
}

const linkCss = css({ lineHeight: '24px' });

const labelCss = css({
  display: 'grid',
  minWidth: '9rem',
  padding: '4px 0',
  overflowWrap: 'anywhere',
});
