import { css } from '@emotion/react';
import type { CSSProperties, ReactNode } from 'react';
import { duration, ease } from '#src/theme/tokens.ts';

type RisingProps = {
  /** Position within the slide; each position adds 40 ms of delay. */
  order: number;
  children: ReactNode;
};

/** A part of a slide that fades in when the slide becomes current. */
export function Rising({ order, children }: RisingProps) {
  return (
    <div css={risingCss} style={{ '--order': order } as CSSProperties}>
      {children}
    </div>
  );
}

// Hides at once and fades in, so two texts never overlap.
const risingCss = css({
  opacity: 0,
  transform: 'translateY(12px)',
  transition: `opacity ${duration[1]} ${ease.in}, transform 0s ${duration[2]}`,
  '[data-active] &': {
    opacity: 1,
    transform: 'none',
    transition: `opacity ${duration[4]} ${ease.out}, transform ${duration[4]} ${ease.out}`,
    transitionDelay: 'calc(140ms + var(--order) * 40ms)',
  },
});
