import { css } from '@emotion/react';
import { Picture } from '#src/components/media/picture.tsx';
import { initials } from '#src/lib/text.ts';
import { color, flex, fontSize, palette, radius } from '#src/theme/tokens.ts';

type TestimonialPersonProps = {
  testimonial: Pick<Queries.TestimonialFieldsFragment, 'name' | 'position' | 'company' | 'avatar'>;
};

export function TestimonialPerson({ testimonial }: TestimonialPersonProps) {
  const { name, position, company, avatar } = testimonial;
  const role = [position, company].filter(Boolean).join(' · ');
  return (
    <div css={personCss}>
      <span css={avatarCss}>
        {avatar?.localFile ? (
          <Picture media={avatar} ratio="1" isDecorative sizes="52px" />
        ) : (
          <span aria-hidden="true">{initials(name)}</span>
        )}
      </span>
      <span>
        <span css={nameCss}>{name}</span>
        {role ? <span css={roleCss}>{role}</span> : null}
      </span>
    </div>
  );
}

const personCss = css({ ...flex.row, gap: '14px' });

const avatarCss = css({
  flex: 'none',
  ...flex.center,
  width: '52px',
  height: '52px',
  borderRadius: radius.full,
  background: `linear-gradient(135deg, ${palette.sky[400]}, ${palette.blue[600]})`,
  color: palette.navy[950],
  fontWeight: 700,
  overflow: 'hidden',
});

const nameCss = css({ display: 'block', color: color.fg, fontWeight: 600, lineHeight: 1.35 });

const roleCss = css({ display: 'block', color: color.fgMuted, fontSize: fontSize.sm });
