import { css } from '@emotion/react';
import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
  type TooltipContentProps,
} from 'recharts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { color, mq, radius, shadow, space } from '#src/theme/tokens.ts';
import { formatShortDay, formatTime } from '@tequiora/cms/contracts/format-date.ts';
import { formatCount } from '@tequiora/cms/contracts/number.ts';
import type { SpeedMetricName } from '@tequiora/cms/contracts/speed-visit.ts';
import { SPEED_METRICS, type SpeedDay } from '@tequiora/cms/contracts/speed.ts';
import { formatSpeed } from '../lib/format-speed.ts';

const HEIGHT = 280;

/** Used before the container has been measured, and in tests. */
const FIRST_SIZE = { width: 600, height: HEIGHT };
const tick = { fill: color.fgMuted, fontSize: 12 };

type TrendChartProps = { days: readonly SpeedDay[]; metric: SpeedMetricName; summary: string };

/**
 * Line of a metric per day, with a dashed line at the good threshold and one for each day with a release. A
 * single image for assistive technology: the table below has the same figures.
 */
export function TrendChart({ days, metric, summary }: TrendChartProps) {
  const data = days.map((day) => ({ ...day, value: day.figures[metric].p75 }));
  const [good] = SPEED_METRICS[metric].thresholds;
  return (
    <div role="img" aria-label={summary} css={chartCss}>
      <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={FIRST_SIZE}>
        <LineChart data={data} accessibilityLayer={false} margin={{ top: 8, right: 8 }}>
          <CartesianGrid vertical={false} stroke={color.border} />
          <XAxis
            dataKey="day"
            tick={tick}
            tickLine={false}
            tickMargin={10}
            minTickGap={24}
            tickFormatter={formatShortDay}
            axisLine={{ stroke: color.borderStrong }}
          />
          <YAxis
            tick={tick}
            tickLine={false}
            axisLine={false}
            width={72}
            tickFormatter={(value: number) => formatSpeed(metric, value)}
          />
          {days
            .filter(({ releases }) => releases.length > 0)
            .map(({ day }) => (
              <ReferenceLine key={day} x={day} stroke={color.borderStrong} />
            ))}
          <ReferenceLine
            y={good}
            stroke={color.success}
            strokeDasharray="4 4"
            ifOverflow="extendDomain"
          />
          <Tooltip
            content={(props: TooltipContentProps) => <DayTooltip {...props} metric={metric} />}
            cursor={{ stroke: color.borderStrong }}
          />
          <Line
            dataKey="value"
            stroke={color.accent}
            strokeWidth={2}
            dot={{ r: 3, fill: color.accent }}
            connectNulls
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}

/** Formats '14:05, 16:20'. */
export const formatReleases = (releases: readonly string[]): string =>
  releases.map((time) => formatTime(time)).join(', ');

function DayTooltip({
  active,
  payload,
  metric,
}: TooltipContentProps & { metric: SpeedMetricName }) {
  const day = payload[0]?.payload as SpeedDay | undefined;
  if (!active || !day) return null;
  const { p75, visits } = day.figures[metric];
  return (
    <div css={boxCss}>
      <p css={labelCss}>{formatShortDay(day.day)}</p>
      <p>{p75 === null ? 'Sin datos' : formatSpeed(metric, p75)}</p>
      <p>{formatCount(visits, 'visita', 'visitas')}</p>
      {day.releases.length > 0 ? <p>{`Publicado: ${formatReleases(day.releases)}`}</p> : null}
    </div>
  );
}

const chartCss = css({
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  [mq.forcedColors]: {
    '& .recharts-line path': { stroke: 'LinkText' },
    '& .recharts-text': { fill: 'CanvasText' },
    '& line': { stroke: 'CanvasText' },
  },
});

const boxCss = css({
  ...adminText.sm,
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.bg,
  boxShadow: shadow.md,
  color: color.fgBody,
});

const labelCss = css({ color: color.fg, fontWeight: 600 });
