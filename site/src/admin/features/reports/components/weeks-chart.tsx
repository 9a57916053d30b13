import { css } from '@emotion/react';
import { useNavigate } from 'react-router-dom';
import {
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
  type TooltipContentProps,
} from 'recharts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { color, mq, radius, shadow, space } from '#src/theme/tokens.ts';
import { formatCount } from '@tequiora/cms/contracts/number.ts';
import { enquiriesPath } from '../lib/enquiries-path.ts';
import type { Week } from '../lib/report-weeks.ts';

const HEIGHT = 300;

/** Used before the container has been measured, and in tests. */
const FIRST_SIZE = { width: 600, height: HEIGHT };
const tick = { fill: color.fgMuted, fontSize: 12 };

/**
 * Bar chart of the enquiries per week. A single image for assistive technology: the table next to
 * it has the same figures and links.
 */
export function WeeksChart({ weeks, summary }: { weeks: readonly Week[]; summary: string }) {
  const navigate = useNavigate();
  return (
    <div role="img" aria-label={summary} css={chartCss}>
      <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={FIRST_SIZE}>
        <BarChart data={[...weeks]} accessibilityLayer={false} margin={{ top: 8, right: 8 }}>
          <CartesianGrid vertical={false} stroke={color.border} />
          <XAxis
            dataKey="label"
            tick={tick}
            tickLine={false}
            tickMargin={10}
            minTickGap={20}
            interval="equidistantPreserveStart"
            axisLine={{ stroke: color.borderStrong }}
          />
          <YAxis allowDecimals={false} tick={tick} tickLine={false} axisLine={false} width={40} />
          <Tooltip content={WeekTooltip} cursor={{ fill: color.bgSunken }} />
          <Bar
            dataKey="total"
            fill={color.accent}
            radius={[4, 4, 0, 0]}
            maxBarSize={56}
            isAnimationActive="auto"
            cursor="pointer"
            onClick={(_bar, index) => {
              const week = weeks[index];
              if (week) void navigate(enquiriesPath(week));
            }}
          />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

/** Tooltip of a bar. */
function WeekTooltip({ active, payload }: TooltipContentProps) {
  const week = payload[0]?.payload as Week | undefined;
  if (!active || !week) return null;
  return (
    <div css={boxCss}>
      <p css={labelCss}>{week.label}</p>
      <p>{formatCount(week.total, 'consulta', 'consultas')}</p>
    </div>
  );
}

const chartCss = css({
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  [mq.forcedColors]: {
    '& .recharts-bar-rectangle path': { fill: 'LinkText' },
    '& .recharts-text': { fill: 'CanvasText' },
    '& line': { stroke: 'CanvasText' },
    '& .recharts-tooltip-cursor': { fill: 'Canvas' },
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
