import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { Logo } from '#src/components/logo/logo.tsx';
import { color, flex, space } from '#src/theme/tokens.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type WaitingScreenProps = {
  /** What to show when it waits in vain: without JavaScript. */
  children?: ReactNode;
};

/** Full-window loading screen. Unobtrusive, because short waits should not flash. */
export function WaitingScreen({ children }: WaitingScreenProps) {
  return (
    <div role="status" css={screenCss}>
      <Logo variant="icon" size="lg" title="" />
      <VisuallyHidden>Cargando el panel…</VisuallyHidden>
      {children}
    </div>
  );
}

const appear = keyframes({ from: { opacity: 0 } });

const screenCss = css({
  ...flex.center,
  alignContent: 'center',
  gap: space[5],
  minHeight: '100dvh',
  padding: space[7],
  background: color.bgSubtle,
  '& > svg': { animation: `${appear} 600ms 300ms both` },
});
