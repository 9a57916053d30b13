import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useReveal } from '#src/hooks/use-reveal.ts';
import { duration, ease } from '#src/theme/tokens.ts';

type RevealProps = {
  /** Position among its siblings; each position adds 60 ms of delay. */
  order?: number;
  className?: string;
  children: ReactNode;
};

/** Fades in when scrolled into view. */
export function Reveal({ order = 0, className, children }: RevealProps) {
  const ref = useReveal<HTMLDivElement>();
  return (
    <div
      ref={ref}
      css={revealCss}
      className={className}
      style={order > 0 ? { transitionDelay: `${order * 60}ms` } : undefined}
    >
      {children}
    </div>
  );
}

const revealCss = css({
  '&[data-reveal="waiting"]': { opacity: 0, transform: 'translateY(16px)' },
  '&[data-reveal="shown"]': {
    transition: `opacity ${duration[4]} ${ease.out}, transform ${duration[4]} ${ease.out}`,
  },
});
