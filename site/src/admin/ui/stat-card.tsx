import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { cardLinkCss } from '#src/components/ui/card.tsx';
import { IconTile } from '#src/components/ui/icon-tile.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { color, fontFamily, mq, radius, shadow, space } from '#src/theme/tokens.ts';
import { adminText } from './admin-text.ts';

/** How a figure changed. */
export type Change = { text: string; direction: 'up' | 'down' | 'none' };

type StatCardProps = {
  label: string;
  /** Undefined while loading. */
  value: string | undefined;
  change?: Change | undefined;
  icon: string;
  /** Path of the list behind the figure. */
  to?: string;
};

export function StatCard({ label, value, change, icon, to }: StatCardProps) {
  return (
    <article css={[cardCss, to ? linkedCss : null]}>
      <div css={textCss}>
        <h2 css={labelCss}>
          {to ? (
            <Link to={to} css={cardLinkCss}>
              {label}
            </Link>
          ) : (
            label
          )}
        </h2>
        <p css={valueCss}>{value ?? <Skeleton width="4rem" height="1.15em" />}</p>
        {value === undefined ? <StatChangeSkeleton /> : null}
        {change ? <StatChange {...change} /> : null}
      </div>
      <IconTile name={icon} size={44} />
    </article>
  );
}

const DIRECTION_MARKS = { up: '▲ ', down: '▼ ', none: '' } as const;

export function StatChange({ text, direction }: Change) {
  return (
    <p css={[changeCss, directionCss[direction]]}>
      <span aria-hidden="true">{DIRECTION_MARKS[direction]}</span>
      <span>{text}</span>
    </p>
  );
}

/** Placeholder of the line below a figure while it loads. */
export function StatChangeSkeleton() {
  return (
    <span css={changeCss}>
      <Skeleton width="9rem" height="1.4em" />
    </span>
  );
}

const cardCss = css({
  position: 'relative',
  display: 'flex',
  gap: space[4],
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  minWidth: 0,
  padding: space[6],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.bg,
});

const linkedCss = css({
  '&:has(a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  [mq.hover]: { '&:hover': { boxShadow: shadow.md } },
});

const textCss = css({ display: 'grid', gap: space[2], minWidth: 0 });

const labelCss = css({
  ...adminText.sm,
  color: color.fgMuted,
  fontFamily: fontFamily.body,
  fontWeight: 500,
});

const valueCss = css({ ...adminText.xl, color: color.fg, fontVariantNumeric: 'tabular-nums' });

// Two lines, as most changes take in a narrow card: the page must not jump when they arrive.
const changeCss = css({ ...adminText.xs, minHeight: '2.8em', fontWeight: 600 });

const directionCss = {
  up: css({ color: color.success }),
  down: css({ color: color.danger }),
  none: css({ color: color.fgMuted }),
};
