import { css } from '@emotion/react';
import { useNavigate } from 'react-router-dom';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { color } from '#src/theme/tokens/color.ts';
import { mq } from '#src/theme/tokens/layout.ts';
import { enquiriesPath } from '../lib/enquiries-path.ts';
import type { Week } from '../lib/report-weeks.ts';
import { WeekTooltip } from './week-tooltip.tsx';

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
