import { css } from '@emotion/react';
import { addDays } from '#src/admin/lib/days.ts';
import { useReport } from '#src/admin/lib/use-report.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { color } from '#src/theme/tokens/color.ts';
import { space } from '#src/theme/tokens/space.ts';
import { formatNumber } from '@tequiora/cms/contracts/number.ts';
import { isoDay } from '@tequiora/cms/contracts/zoned-time.ts';

const WEEKS = 12;

/** Size of the line's own coordinates. */
const WIDTH = 100;
const HEIGHT = 40;

/** A sparkline of the enquiries received in each of the last twelve weeks; nothing without a report. */
export function ReceivedPerWeek() {
  const today = isoDay(new Date());
  const { data } = useReport({ from: addDays(today, 1 - 7 * WEEKS), to: today });
  const totals = data?.weeks.map(({ total }) => total) ?? [];
  if (totals.length < 2) return null;
  return (
    <figure css={figureCss}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        css={lineCss}
      >
        <polyline points={sparkline(totals)} vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption css={captionCss}>
        {formatNumber(totals.at(-1)!)} esta semana · últimas {WEEKS} semanas
      </figcaption>
    </figure>
  );
}

/** Returns the points of a line that fills the width; the highest total touches the top. */
function sparkline(totals: readonly number[]): string {
  const highest = Math.max(...totals, 1);
  const step = WIDTH / (totals.length - 1);
  return totals
    .map((total, index) => `${index * step},${HEIGHT - (total / highest) * (HEIGHT - 2) - 1}`)
    .join(' ');
}

const figureCss = css({ display: 'grid', gap: space[3], minWidth: 0 });

const lineCss = css({
  display: 'block',
  width: '100%',
  height: '64px',
  fill: 'none',
  stroke: color.accent,
  strokeWidth: 2,
  strokeLinejoin: 'round',
});

const captionCss = css({ ...adminText.xs, color: color.fgMuted });
