import { css } from '@emotion/react';
import { mq, palette, radius, shadow, zIndex } from '#src/theme/tokens.ts';
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
  [mq.print]: { display: 'none' },
  '&:not(:focus)': { transform: 'translateY(-200%)' },
});
