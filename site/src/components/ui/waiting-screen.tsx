import { css, keyframes } from '@emotion/react';
import { Logo } from '#src/components/logo/logo.tsx';
import { color, flex, space } from '#src/theme/tokens.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Full-window loading screen. Unobtrusive, because short waits should not flash. */
export function WaitingScreen() {
  return (
    <div role="status" css={screenCss}>
      <Logo variant="icon" size="lg" title="" />
      <VisuallyHidden>Cargando el panel…</VisuallyHidden>
    </div>
  );
}

const appear = keyframes({ from: { opacity: 0 } });

const screenCss = css({
  ...flex.center,
  minHeight: '100dvh',
  padding: space[7],
  background: color.bgSubtle,
  '& > svg': { animation: `${appear} 600ms 300ms both` },
});
