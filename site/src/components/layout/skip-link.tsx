import { css } from '@emotion/react';
import { zIndex } from '#src/theme/tokens/layout.ts';
import { palette } from '#src/theme/tokens/palette.ts';
import { radius } from '#src/theme/tokens/radius.ts';
import { shadow } from '#src/theme/tokens/shadow.ts';
import { MAIN_ID } from '@tequiora/cms/contracts/pages.ts';

export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} css={skipCss}>
      Saltar al contenido
    </a>
  );
}

const skipCss = css({
  position: 'fixed',
  top: '12px',
  left: '12px',
  zIndex: zIndex.skipLink,
  padding: '12px 18px',
  borderRadius: radius.md,
  background: palette.gray[0],
  color: palette.blue[700],
  fontWeight: 600,
  '&:focus': { boxShadow: shadow.lg },
  '&:not(:focus)': { transform: 'translateY(-200%)' },
});
