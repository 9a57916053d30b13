import { css } from '@emotion/react';
import { Picture } from '#src/components/media/picture.tsx';
import type { TeamInk } from '#src/components/ui/entry-color.ts';
import { initials } from '#src/lib/text.ts';
import { grecaFieldPattern } from '#src/theme/patterns.ts';
import { flex, fontFamily } from '#src/theme/tokens.ts';

type Member = Queries.TeamFieldsFragment['teams'][number]['members'][number];
type PortraitProps = { member: Member; ink: TeamInk };

/** A person's picture, or initials, on the woven field in the colour of the group. Decoration. */
export function Portrait({ member, ink }: PortraitProps) {
  return (
    <span aria-hidden="true" css={tileCss} style={{ background: ink.ground, color: ink.text }}>
      <Picture
        media={member.portrait}
        ratio="1"
        isDecorative
        css={pictureCss}
        placeholder={initials(member.name)}
      />
    </span>
  );
}

const tileCss = css({
  position: 'relative',
  flex: 'none',
  ...flex.center,
  width: '96px',
  height: '96px',
  borderRadius: '16px',
  overflow: 'hidden',
  fontFamily: fontFamily.display,
  fontSize: '1.75rem',
  fontWeight: 650,
  letterSpacing: '-0.02em',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: 'currentColor',
    opacity: 0.16,
    mask: `${grecaFieldPattern} center / 96px`,
  },
});

const pictureCss = css({ position: 'relative' });
