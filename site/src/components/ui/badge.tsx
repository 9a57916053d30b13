import { css, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { flex, mq, palette, radius, typeset } from '#src/theme/tokens.ts';

export type BadgeTone = 'blue' | 'navy' | 'sky' | 'amber' | 'popular' | 'green' | 'red' | 'gray';

type BadgeProps = {
  tone?: BadgeTone;
  /** A dot before the text, so that the state does not depend on colour alone. */
  hasDot?: boolean;
  className?: string;
  children: ReactNode;
};

export function Badge({ tone = 'blue', hasDot = false, className, children }: BadgeProps) {
  return (
    <span css={[badgeCss, toneCss[tone], hasDot && dotCss]} className={className}>
      {children}
    </span>
  );
}

export const badgeCss = css({
  ...typeset.xs,
  ...flex.inline,
  gap: '6px',
  minHeight: '24px',
  padding: '2px 8px',
  borderRadius: radius.sm,
  [mq.forcedColors]: { border: '1px solid' },
});

const dotCss = css({
  '&::before': {
    content: '""',
    width: '6px',
    height: '6px',
    borderRadius: radius.full,
    background: 'currentColor',
  },
});

const toneCss: Record<BadgeTone, SerializedStyles> = {
  blue: css({ background: palette.blue[50], color: palette.blue[700] }),
  navy: css({
    background: palette.navy[900],
    color: palette.gray[0],
    '[data-scope="dark"] &': { background: palette.navy[700] },
  }),
  sky: css({ background: palette.sky[100], color: palette.sky[800] }),
  amber: css({ background: palette.amber[100], color: palette.amber[800] }),
  popular: css({ background: palette.amber[400], color: palette.navy[950] }),
  green: css({ background: palette.green[100], color: palette.green[800] }),
  red: css({ background: palette.red[50], color: palette.red[700] }),
  gray: css({ background: palette.gray[100], color: palette.gray[700] }),
};
