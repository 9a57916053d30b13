import { css } from '@emotion/react';
import { color, fontSize } from '#src/theme/tokens.ts';

export function RequiredNote() {
  return <p css={noteCss}>Los campos con * son obligatorios.</p>;
}

const noteCss = css({ color: color.fgHint, fontSize: fontSize.sm });
