import { css } from '@emotion/react';
import { adminText, mutedCss } from '#src/admin/ui/admin-text.ts';
import { Grid } from '#src/components/ui/grid.tsx';
import { color, flex, fontFamily, radius, space } from '#src/theme/tokens.ts';
import type { SpeedMetricName } from '@tequiora/cms/contracts/speed-visit.ts';
import {
  SPEED_METRIC_NAMES,
  SPEED_METRICS,
  type SpeedReport,
} from '@tequiora/cms/contracts/speed.ts';
import { formatBasis, formatSpeed, formatThresholds } from '../lib/format-speed.ts';
import { RatingBadge } from './rated-value.tsx';

/** Shows each metric over all pages, with its rating and the visits behind it. */
export function SpeedFigures({ report }: { report: SpeedReport }) {
  return (
    <Grid columns={{ sm: 2, xl: 4 }} gap={5}>
      {SPEED_METRIC_NAMES.map((metric) => (
        <FigureCard key={metric} metric={metric} report={report} />
      ))}
    </Grid>
  );
}

function FigureCard({ metric, report }: { metric: SpeedMetricName; report: SpeedReport }) {
  const { p75, visits } = report.figures[metric];
  return (
    <article css={cardCss}>
      <h2 css={labelCss}>{SPEED_METRICS[metric].label}</h2>
      <p css={valueCss}>
        <span>{p75 === null ? 'Sin datos' : formatSpeed(metric, p75)}</span>
        {p75 === null ? null : <RatingBadge metric={metric} value={p75} />}
      </p>
      <p css={mutedCss}>{SPEED_METRICS[metric].meaning}</p>
      <p css={mutedCss}>{formatThresholds(metric)}</p>
      <p css={mutedCss}>{formatBasis(visits, report.visits)}</p>
    </article>
  );
}

const cardCss = css({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  minWidth: 0,
  padding: space[6],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.bg,
});

const labelCss = css({
  ...adminText.sm,
  color: color.fgMuted,
  fontFamily: fontFamily.body,
  fontWeight: 500,
});

const valueCss = css({
  ...adminText.xl,
  ...flex.wrapRow,
  gap: space[3],
  color: color.fg,
  fontVariantNumeric: 'tabular-nums',
});
