import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { paths } from '#src/admin/lib/paths.ts';
import { useReport } from '#src/admin/lib/use-report.ts';
import { adminText, hintCss } from '#src/admin/ui/admin-text.ts';
import { StatChange, StatChangeSkeleton, type Change } from '#src/admin/ui/stat-card.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { cardLinkCss } from '#src/components/ui/card.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { color, fontFamily, mq, radius, shadow, space } from '#src/theme/tokens.ts';
import { formatCount, formatNumber } from '@tequiora/cms/contracts/number.ts';
import { formatDay, localDay, mondayOf } from '@tequiora/cms/contracts/zoned-time.ts';

type NewEnquiriesCardProps = {
  /** Number of enquiries without a reply; undefined while loading. */
  count: number | undefined;
  /** Number of those past the response target. */
  overdue: number | undefined;
  change: Change | undefined;
};

/** The most prominent figure of the overview: the enquiries without a reply. */
export function NewEnquiriesCard({ count, overdue, change }: NewEnquiriesCardProps) {
  return (
    <article data-scope="dark" css={cardCss}>
      <div css={textCss}>
        <h2 css={labelCss}>
          <Link to={paths.enquiries.to({ estado: 'nuevo' })} css={cardLinkCss}>
            Consultas nuevas
          </Link>
        </h2>
        <p css={countCss}>
          {count === undefined ? <Skeleton width="5rem" height="1em" /> : formatNumber(count)}
        </p>
        <p css={overdueCss}>
          {overdue === undefined ? <Skeleton width="6rem" height="24px" /> : null}
          {overdue === 0 ? <span>Ninguna vencida</span> : null}
          {overdue ? (
            <Badge tone="red" hasDot>
              {formatCount(overdue, 'vencida', 'vencidas')}
            </Badge>
          ) : null}
        </p>
        {count === undefined ? <StatChangeSkeleton /> : null}
        {change ? <StatChange {...change} /> : null}
      </div>
      <ReceivedPerWeek />
    </article>
  );
}

const WEEKS = 12;

/** Size of the line's own coordinates. */
const WIDTH = 100;
const HEIGHT = 40;

/** A sparkline of the enquiries received in each of the last twelve weeks; nothing without a report. */
function ReceivedPerWeek() {
  const today = localDay(new Date());
  const from = mondayOf(today) - 7 * (WEEKS - 1);
  const { data } = useReport({ from: formatDay(from), to: formatDay(today) });
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
      <figcaption css={hintCss}>
        {`${formatNumber(totals.at(-1)!)} esta semana · últimas ${WEEKS} semanas`}
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

const cardCss = css({
  position: 'relative',
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'end',
  padding: space[6],
  borderRadius: radius.lg,
  background: color.bg,
  '&:has(a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  [mq.hover]: { '&:hover': { boxShadow: shadow.lg } },
});

const textCss = css({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  // On phones the change of the figure has three lines, which the skeleton reserves, too.
  '& > :last-child': { [mq.belowMd]: { minHeight: '54px' } },
});

const labelCss = css({ ...adminText.md, color: color.fg, fontWeight: 600 });

/** As high as a badge. */
const overdueCss = css({ ...adminText.sm, minHeight: '24px', color: color.fgMuted });

const countCss = css({
  color: color.fg,
  fontFamily: fontFamily.display,
  fontSize: '3.5rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.03em',
  lineHeight: 1,
});

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
