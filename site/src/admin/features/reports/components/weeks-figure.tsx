import { css } from '@emotion/react';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { DataTable, type Column } from '#src/admin/ui/data-table.tsx';
import { formatBusinessDuration } from '#src/admin/ui/format-relative-time.ts';
import { Panel } from '#src/admin/ui/panel.tsx';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { color, mq, radius, space } from '#src/theme/tokens.ts';
import { formatNumber } from '@tequiora/cms/contracts/number.ts';
import type { Report } from '@tequiora/cms/contracts/report.ts';
import { enquiriesPath } from '../lib/enquiries-path.ts';
import { reportWeeks, weeksSummary, type Week } from '../lib/report-weeks.ts';
import { WeeksChart } from './weeks-chart.tsx';

/** Shows the chart of enquiries per week with its summary and table. */
export function WeeksFigure({ report }: { report: Report }) {
  const weeks = reportWeeks(report);
  const summary = weeksSummary(weeks);
  return (
    <Panel title="Consultas por semana">
      <figure css={figureCss}>
        <figcaption css={captionCss}>{summary}</figcaption>
        <WeeksChart weeks={weeks} summary={summary} />
        <div css={tableCss}>
          <DataTable
            caption="Consultas por semana"
            columns={columns}
            rows={weeks}
            rowKey={({ from }) => from}
          />
        </div>
      </figure>
    </Panel>
  );
}

const columns: readonly Column<Week>[] = [
  {
    key: 'week',
    header: 'Semana',
    isRowHeader: true,
    cell: ({ label }) => <span css={weekCss}>{label}</span>,
  },
  {
    key: 'total',
    header: 'Consultas',
    align: 'end',
    cell: (week) =>
      week.total === 0 ? (
        formatNumber(0)
      ) : (
        <ScreenLink to={enquiriesPath(week)} css={linkCss}>
          <span>{formatNumber(week.total)}</span>
          <VisuallyHidden>{` en la semana ${week.label}`}</VisuallyHidden>
        </ScreenLink>
      ),
  },
  {
    key: 'median',
    header: 'Respuesta típica',
    align: 'end',
    cell: ({ medianMinutes }) =>
      medianMinutes === null ? '—' : formatBusinessDuration(medianMinutes),
  },
];

const figureCss = css({
  display: 'grid',
  gap: space[5],
  margin: 0,
  [mq.xl]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'center' },
});

const captionCss = css({ ...adminText.sm, color: color.fgBody, [mq.xl]: { gridColumn: '1 / -1' } });

const weekCss = css({ whiteSpace: 'nowrap' });

const linkCss = css({ lineHeight: '24px' });

const tableCss = css({
  // Scrolls when there are many weeks. Six weeks, as in 30 days, fit; of more weeks the next row shows.
  maxHeight: '405px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  overflowY: 'auto',
});
