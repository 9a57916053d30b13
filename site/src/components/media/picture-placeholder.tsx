import { css, type SerializedStyles } from '@emotion/react';
import { GrecaField } from '#src/components/ui/greca-field.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { initials } from '#src/lib/text.ts';
import { gradientOf } from '#src/theme/gradients.ts';
import { color, flex, fontFamily, palette, radius, shadow } from '#src/theme/tokens.ts';

type PicturePlaceholderProps = {
  /** Name of the entry; its initials are shown without an icon. */
  name: string;
  icon?: string | null;
  /** Gradient of a dark stage; the stage is light without it. */
  gradient?: string;
  /** Aspect ratio of the missing picture, e.g. '4 / 3'. */
  ratio?: string;
  className?: string;
};

/**
 * Placeholder for an entry without a picture: its icon or initials on a patterned stage.
 * Decorative.
 */
export function PicturePlaceholder({
  name,
  icon,
  gradient,
  ratio,
  className,
}: PicturePlaceholderProps) {
  const background = gradient === undefined ? undefined : gradientOf(gradient);
  return (
    <div
      aria-hidden="true"
      data-placeholder=""
      data-scope={background && 'dark'}
      css={[stageCss, background ? darkCss : lightCss]}
      className={className}
      style={{ aspectRatio: ratio, background }}
    >
      <GrecaField fade="center" />
      <span css={tileCss}>{icon ? <Icon name={icon} size="50%" /> : initials(name)}</span>
    </div>
  );
}

const stageCss = css({
  position: 'relative',
  ...flex.center,
  width: '100%',
  minHeight: '100%',
  containerType: 'inline-size',
  overflow: 'hidden',
  // The rising staircase of the logo.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    height: '46%',
    clipPath:
      'polygon(0 100%, 0 80%, 20% 80%, 20% 60%, 40% 60%, 40% 40%, 60% 40%, 60% 20%, 80% 20%, 80% 0, 100% 0, 100% 100%)',
  },
});

function stairs(background: string): SerializedStyles {
  return css({ '&::before': { background } });
}

const lightCss = css(
  { background: `linear-gradient(160deg, ${palette.blue[50]}, ${palette.navy[100]})` },
  stairs(palette.blue[100]),
);

const darkCss = stairs(color.accentSoft);

const tileCss = css({
  position: 'relative',
  ...flex.center,
  width: 'clamp(3.5rem, 26cqi, 9rem)',
  aspectRatio: '1',
  borderRadius: radius.xl,
  background: palette.gray[0],
  boxShadow: shadow.lg,
  color: palette.blue[600],
  fontFamily: fontFamily.display,
  fontSize: 'clamp(1.375rem, 10cqi, 3.5rem)',
  fontWeight: 700,
  lineHeight: 1,
  '[data-scope="dark"] > &': {
    background: palette.navy[800],
    boxShadow: shadow.dark,
    color: palette.sky[400],
  },
});
