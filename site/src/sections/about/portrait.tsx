import { css } from '@emotion/react';
import { initials } from '#src/lib/text.ts';
import { grecaFieldImage } from '#src/theme/patterns.ts';
import { fontFamily } from '#src/theme/tokens/typography.ts';
import type { TeamInk } from './team-ink.ts';

type InitialsTileProps = { name: string; ink: TeamInk };

/** A person's initials over the woven field; the name stands beside it. */
export function InitialsTile({ name, ink }: InitialsTileProps) {
  return (
    <span aria-hidden="true" css={tileCss} style={{ background: ink.ground, color: ink.text }}>
      {initials(name)}
    </span>
  );
}

const tileCss = css({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '72px',
  height: '72px',
  borderRadius: '16px',
  overflow: 'hidden',
  fontFamily: fontFamily.display,
  fontSize: '1.5rem',
  fontWeight: 650,
  letterSpacing: '-0.02em',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: 'currentColor',
    opacity: 0.16,
    mask: `${grecaFieldImage} center / 72px`,
  },
});
