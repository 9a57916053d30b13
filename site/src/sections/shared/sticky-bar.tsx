import { css, Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { screenOnlyCss } from '#src/theme/print-css.ts';
import { color, layout, zIndex } from '#src/theme/tokens.ts';

/**
 * A strip that stays in view below the navigation while the rest of its parent scrolls. Link
 * targets scroll to a position below it.
 */
export function StickyBar({ children }: { children: ReactNode }) {
  return (
    <div css={[barCss, screenOnlyCss]}>
      <Global styles={scrollCss} />
      {children}
    </div>
  );
}

export const STICKY_BAR_HEIGHT = '4.5rem';

// Keeps link targets from being hidden behind the bar.
const scrollCss = css({
  html: { scrollPaddingTop: `calc(${layout.nav} + ${STICKY_BAR_HEIGHT} + 1.5rem)` },
});

const barCss = css({
  position: 'sticky',
  zIndex: zIndex.nav - 1,
  top: layout.nav,
  borderBlock: `1px solid ${color.border}`,
  background: color.bgRaised,
});
