import { css } from '@emotion/react';
import { Picture, type PictureSlot } from '#src/components/media/picture.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { teamInkOf, type TeamInk } from '#src/components/ui/entry-color.ts';
import { initials } from '#src/lib/text.ts';
import { grecaFieldPattern } from '#src/theme/patterns.ts';
import {
  color,
  flex,
  fontFamily,
  fontSize,
  mq,
  radius,
  space,
  typeset,
} from '#src/theme/tokens.ts';
import { formatCount } from '@tequiora/cms/contracts/number.ts';

/** One group of the team with its size. */
export function TeamGroup({ group }: { group: Queries.TeamFieldsFragment['teams'][number] }) {
  const ink = teamInkOf(group.color);
  return (
    <div css={groupCss} style={{ borderTopColor: ink.line }}>
      <div css={headCss}>
        <Badge tone={ink.badge}>{formatCount(group.members.length, 'persona', 'personas')}</Badge>
        <h3 css={titleCss}>{group.name}</h3>
      </div>
      {group.description ? <p css={textCss}>{group.description}</p> : null}
      <ul role="list" css={membersCss}>
        {group.members.map((member) => (
          <li key={member.name} css={memberCss}>
            <Portrait member={member} ink={ink} />
            <div>
              <p css={nameCss}>{member.name}</p>
              <p css={roleCss}>{member.role}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Member = Queries.TeamFieldsFragment['teams'][number]['members'][number];
/** A person's picture, or initials, on the woven field in the colour of the group. Decoration. */
function Portrait({ member, ink }: { member: Member; ink: TeamInk }) {
  return (
    <span aria-hidden="true" css={tileCss} style={{ background: ink.ground, color: ink.text }}>
      <Picture
        media={member.portrait}
        ratio="1"
        slot={PORTRAIT_SLOT}
        isDecorative
        css={pictureCss}
        placeholder={initials(member.name)}
      />
    </span>
  );
}

const PORTRAIT_SLOT: PictureSlot = [{ width: '96px' }];

const groupCss = css({
  ...flex.column,
  gap: space[4],
  padding: space.card,
  border: `1px solid ${color.border}`,
  borderTop: '4px solid',
  borderRadius: `${radius.xs} ${radius.xs} ${radius.xl} ${radius.xl}`,
});

const headCss = css({ display: 'grid', gap: space[4], justifyItems: 'start' });

const titleCss = css({ ...typeset.h4 });

const textCss = css({ color: color.fgMuted, [mq.lg]: { minHeight: '3.2em' } });

const membersCss = css({
  display: 'grid',
  gap: space[5],
  marginTop: space[3],
  paddingTop: space[6],
  borderTop: `1px solid ${color.border}`,
  [mq.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [mq.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const memberCss = css({ ...flex.row, gap: '16px' });

const nameCss = css({ color: color.fg, fontWeight: 600, lineHeight: 1.35 });

const roleCss = css({ color: color.fgMuted, fontSize: fontSize.sm });

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
