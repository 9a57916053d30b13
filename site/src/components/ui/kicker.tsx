import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, flex, fontSize } from '#src/theme/tokens.ts';
import { FretMark } from './fret-mark.tsx';

/** The short line above a heading. */
export function Kicker({ children }: { children: ReactNode }) {
  return (
    <p css={kickerCss}>
      <FretMark />
      <span>{children}</span>
    </p>
  );
}

const kickerCss = css({
  ...flex.row,
  gap: '10px',
  color: color.accent,
  fontSize: fontSize.sm,
  fontWeight: 600,
  lineHeight: 1.5,
});
