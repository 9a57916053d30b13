import { css } from '@emotion/react';
import { grecaFieldPattern } from '#src/theme/patterns.ts';
import { color } from '#src/theme/tokens.ts';

type GrecaFieldFade = 'right' | 'center' | 'bottom';

/**
 * Patterned background of a stage with a positioned parent; it fades so that it never lies behind
 * text.
 */
export function GrecaField({ fade = 'right' }: { fade?: GrecaFieldFade }) {
  return <div aria-hidden="true" css={[fieldCss, fadeCss[fade]]} />;
}

const fieldCss = css({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  background: color.pattern,
  maskComposite: 'intersect',
  '@media (forced-colors: active), print': { display: 'none' },
});

const fadeCss: Record<GrecaFieldFade, ReturnType<typeof css>> = {
  right: fieldMask('radial-gradient(80% 90% at 78% 30%, #000, transparent 75%)'),
  center: fieldMask('radial-gradient(70% 80% at 50% 50%, #000, transparent 80%)'),
  bottom: fieldMask('linear-gradient(to top, #000, transparent 70%)'),
};

function fieldMask(fade: string) {
  return css({ maskImage: `${grecaFieldPattern}, ${fade}` });
}
