import { css, keyframes } from '@emotion/react';
import { TRANSITION_NAME } from '#src/lib/view-transition.ts';
import {
  color,
  duration,
  ease,
  flex,
  mq,
  radius,
  space,
  translucent,
  zIndex,
} from '#src/theme/tokens.ts';

const fade = keyframes({ from: { opacity: 0 } });
const fadeAway = keyframes({ to: { opacity: 0 } });
const riseSheet = keyframes({ from: { transform: 'translateY(100%)' } });
const dropSheet = keyframes({ to: { transform: 'translateY(100%)' } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(20px) scale(0.98)' } });
const drop = keyframes({ to: { opacity: 0, transform: 'translateY(12px)' } });

export const overlayCss = css({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.overlay,
  background: translucent('navy', 950, 0.62),
  backdropFilter: 'blur(4px)',
  animation: `${fade} ${duration[3]} ${ease.out}`,
  '&[data-state="closed"]': { animation: `${fadeAway} ${duration[2]} ${ease.in} forwards` },
  [mq.print]: { display: 'none' },
});

/** Full-screen on phones; a centred panel from md on. Scrolls as a whole. */
export const caseDialogCss = css({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.dialog,
  background: color.bg,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: '6rem',
  animation: `${riseSheet} ${duration[3]} ${ease.out}`,
  '&[data-state="closed"]': { animation: `${dropSheet} ${duration[2]} ${ease.in} forwards` },
  '&:focus': { outline: 'none' },
  [mq.md]: {
    inset: 'auto',
    top: 0,
    bottom: 0,
    left: 0,
    right: 0,
    width: 'min(65rem, 100vw - 4rem)',
    height: 'fit-content',
    maxHeight: 'min(88dvh, 56.25rem)',
    margin: 'auto',
    borderRadius: radius['2xl'],
    // Also clips the scroll bar, whose corners are square in Firefox and Safari.
    clipPath: `inset(0 round ${radius['2xl']})`,
    animation: `${rise} ${duration[3]} ${ease.out}`,
    '&[data-state="closed"]': { animation: `${drop} ${duration[2]} ${ease.in} forwards` },
  },
  [mq.forcedColors]: { border: '1px solid' },
  [mq.print]: {
    position: 'static',
    maxHeight: 'none',
    width: 'auto',
    overflow: 'visible',
    clipPath: 'none',
  },
});

export const barCss = css({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  ...flex.spread,
  gap: space[5],
  minHeight: '68px',
  padding: `${space[4]} ${space[5]} ${space[4]} clamp(1.25rem, 4vw, 2.75rem)`,
  borderBottom: `1px solid ${color.border}`,
  background: color.bg,
  [mq.print]: { position: 'static', '& button': { display: 'none' } },
});

export const bodyCss = css({ containerType: 'inline-size' });

/** Prints the open case instead of the list behind it. */
export const printCss = css({
  // UPSTREAM: gatsby 5.16 · the element `___gatsby`
  // why: only the open case is printed, and the page around it has no other element
  // test: scripts/internals.test.ts
  // until: the site renders an element of its own around the page
  [mq.print]: { 'body:has([role="dialog"]) > #___gatsby': { display: 'none' } },
});

const parts = ['old', 'new'].map((part) => `::view-transition-${part}(${TRANSITION_NAME})`);

/** Crops the picture of the card to the wider stage, so that it does not cover the text below. */
export const movingPictureCss = css({
  [parts.join()]: { height: '100%', objectFit: 'cover', objectPosition: 'top' },
});
