import { css } from '@emotion/react';
import { useCountUp } from '#src/hooks/use-count-up.ts';
import { color, fontSize, mq, typeset } from '#src/theme/tokens.ts';

type StatItem = { value: string; label: string };

/** One figure that counts up when scrolled into view. Must be inside a `dl`, such as `StatRow`. */
export function Stat({ value, label }: StatItem) {
  const figure = useCountUp<HTMLElement>(value);
  return (
    <div css={statCss}>
      <dt css={labelCss}>{label}</dt>
      <dd ref={figure} css={valueCss}>
        {value}
      </dd>
    </div>
  );
}

/** A row of figures: three or four, in two columns on a phone when there are four. */
export function StatRow({ stats, className }: { stats: readonly StatItem[]; className?: string }) {
  if (stats.length === 0) return null;
  return (
    <dl
      css={[rowCss, stats.length > 3 ? manyCss : stats.some(isLong) && longCss]}
      className={className}
    >
      {stats.map((stat) => (
        <Stat key={stat.label} {...stat} />
      ))}
    </dl>
  );
}

/** Returns true when the value is too wide for a third of a phone at full size. */
function isLong({ value }: StatItem): boolean {
  return value.length > 6;
}

const rowCss = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '12px',
  [mq.md]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'max-content',
    gap: 'clamp(1.25rem, 3vw, 3rem)',
  },
});

const manyCss = css({
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '28px 16px',
  [mq.md]: { gridAutoColumns: 'minmax(0, 1fr)' },
});

const longCss = css({
  [mq.belowMd]: {
    gridTemplateColumns: 'repeat(3, auto)',
    justifyContent: 'space-between',
    '& dd': { fontSize: fontSize.h3 },
  },
});

// The label is first in the HTML, as the `dt`; visually the figure is above it.
const statCss = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
});

const valueCss = css({ ...typeset.stat, color: color.fg });

const labelCss = css({
  marginTop: '6px',
  color: color.fgMuted,
  fontSize: fontSize.sm,
  lineHeight: 1.4,
});
