import { css } from '@emotion/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useReducedMotion } from '#src/hooks/use-reduced-motion.ts';
import { observeReveal } from '#src/lib/observe-reveal.ts';
import { duration, ease } from '#src/theme/tokens.ts';

type RevealProps = { className?: string; children: ReactNode };

/**
 * Fades in content below the viewport, once. Nothing is hidden before the visitor scrolls, so the
 * content is visible without JavaScript, in prints and in full-page screenshots.
 */
export function Reveal({ className, children }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isReduced = useReducedMotion();

  useEffect(() => {
    const element = ref.current;
    if (!element || isReduced) return;
    const stopObserving = observeReveal(element, {
      onWaiting: () => {
        element.dataset.reveal = 'waiting';
      },
      onShown: () => {
        element.dataset.reveal = 'shown';
      },
    });
    return () => {
      stopObserving();
      delete element.dataset.reveal;
    };
  }, [isReduced]);

  return (
    <div ref={ref} css={revealCss} className={className}>
      {children}
    </div>
  );
}

const revealCss = css({
  '@media not print': {
    '&[data-reveal="waiting"]': { opacity: 0, transform: 'translateY(16px)' },
  },
  '&[data-reveal="shown"]': {
    transition: `opacity ${duration[4]} ${ease.out}, transform ${duration[4]} ${ease.out}`,
  },
});
