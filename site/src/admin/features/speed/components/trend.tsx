import { css } from '@emotion/react';
import { useUrlState } from '#src/admin/lib/use-url-state.ts';
import { bodyTextCss } from '#src/admin/ui/admin-text.ts';
import { DataTable, type Column } from '#src/admin/ui/data-table.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { color, mq, radius, space } from '#src/theme/tokens.ts';
import { formatShortDay } from '@tequiora/cms/contracts/format-date.ts';
import { formatNumber } from '@tequiora/cms/contracts/number.ts';
import type { SpeedMetricName } from '@tequiora/cms/contracts/speed-visit.ts';
import {
  SPEED_METRIC_NAMES,
  SPEED_METRICS,
  type SpeedDay,
  type SpeedReport,
} from '@tequiora/cms/contracts/speed.ts';
import { summariseTrend } from '../lib/format-speed.ts';
import { speedParams } from '../lib/speed-params.ts';
import { Choices } from './choices.tsx';
import { RatedValue } from './rated-value.tsx';
import { formatReleases, TrendChart } from './trend-chart.tsx';

const METRIC_CHOICES = SPEED_METRIC_NAMES.map((value) => ({
  value,
  label: SPEED_METRICS[value].label,
}));

/** Shows one metric per day, with the releases. */
export function Trend({ report }: { report: SpeedReport }) {
  const [{ metric }, setState] = useUrlState(speedParams);
  const summary = summariseTrend(metric, report.days);
  return (
    <Panel title="Cómo ha cambiado">
      <figure css={figureCss}>
        <Choices
          label="Medida"
          choices={METRIC_CHOICES}
          value={metric}
          onChange={(value) => setState({ metric: value })}
        />
        <figcaption css={bodyTextCss}>{summary}</figcaption>
        <TrendChart days={report.days} metric={metric} summary={summary} />
        <div css={tableCss}>
          <DataTable
            caption={`${SPEED_METRICS[metric].label} por día`}
            columns={columnsOf(metric)}
            rows={report.days.filter(({ visits }) => visits > 0).reverse()}
            rowKey={({ day }) => day}
          />
        </div>
      </figure>
    </Panel>
  );
}

function columnsOf(metric: SpeedMetricName): readonly Column<SpeedDay>[] {
  return [
    {
      key: 'day',
      header: 'Día',
      isRowHeader: true,
      cell: ({ day }) => <span css={dayCss}>{formatShortDay(day)}</span>,
    },
    {
      key: 'value',
      header: SPEED_METRICS[metric].label,
      align: 'end',
      cell: ({ figures }) => <RatedValue metric={metric} value={figures[metric].p75} />,
    },
    {
      key: 'visits',
      header: 'Visitas',
      align: 'end',
      cell: ({ figures }) => formatNumber(figures[metric].visits),
    },
    {
      key: 'releases',
      header: 'Publicaciones',
      align: 'end',
      cell: ({ releases }) => (releases.length > 0 ? formatReleases(releases) : '—'),
    },
  ];
}

const figureCss = css({
  display: 'grid',
  gap: space[5],
  margin: 0,
  [mq.xl]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > [role="group"], & > figcaption': { gridColumn: '1 / -1' },
  },
});

const dayCss = css({ whiteSpace: 'nowrap' });

const tableCss = css({
  maxHeight: '300px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  overflowY: 'auto',
});
