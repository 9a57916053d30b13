import { css } from '@emotion/react';
import { DataTable, type Column } from '#src/admin/ui/data-table.tsx';
import { formatBusinessDuration } from '#src/admin/ui/format-relative-time.ts';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { radius } from '#src/theme/tokens/radius.ts';
import { formatNumber } from '@tequiora/cms/contracts/number.ts';
import { enquiriesPath } from '../lib/enquiries-path.ts';
import type { Week } from '../lib/report-weeks.ts';

const columns: readonly Column<Week>[] = [
  { key: 'week', header: 'Semana', isRowHeader: true, cell: ({ label }) => label },
  {
    key: 'total',
    header: 'Consultas',
    align: 'end',
    cell: (week) => (
      <ScreenLink to={enquiriesPath(week)} css={linkCss}>
        {formatNumber(week.total)}
        <VisuallyHidden> en la semana {week.label}</VisuallyHidden>
      </ScreenLink>
    ),
  },
  {
    key: 'median',
    header: 'Tiempo típico de respuesta',
    align: 'end',
    cell: ({ medianMinutes }) =>
      medianMinutes === null ? '—' : formatBusinessDuration(medianMinutes),
  },
];

/** Table of the figures in the chart; scrolls when there are many weeks. */
export function WeeksTable({ weeks }: { weeks: readonly Week[] }) {
  return (
    <div css={boxCss}>
      <DataTable
        caption="Consultas por semana"
        columns={columns}
        rows={weeks}
        rowKey={({ from }) => from}
      />
    </div>
  );
}

const linkCss = css({ lineHeight: '24px' });

const boxCss = css({
  // Six weeks, as in 30 days, fit; of more weeks the next row shows.
  maxHeight: '405px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  overflowY: 'auto',
});
