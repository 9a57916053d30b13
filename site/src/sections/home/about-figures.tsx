import { css } from '@emotion/react';
import { Stat, type StatItem } from '#src/components/ui/stat.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { mq } from '#src/theme/tokens/layout.ts';
import { radius } from '#src/theme/tokens/radius.ts';
import { shadow } from '#src/theme/tokens/shadow.ts';

/** White tiles over the lower edge of the picture, each a step higher than the one before. */
export function AboutFigures({ figures }: { figures: readonly StatItem[] }) {
  if (figures.length === 0) return null;
  return (
    <dl css={tilesCss}>
      {figures.map((figure) => (
        <Stat key={figure.label} {...figure} />
      ))}
    </dl>
  );
}

const tilesCss = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  marginTop: '-44px',
  paddingInline: '20px',
  '& > div': {
    minWidth: '8.5rem',
    padding: '18px 22px',
    borderRadius: radius.lg,
    background: color.bgRaised,
    boxShadow: shadow.xl,
  },
  '& > div:nth-of-type(even)': { transform: 'translateY(-20px)' },
  [mq.md]: { paddingInline: '32px', gap: '16px', marginTop: '-64px' },
});
