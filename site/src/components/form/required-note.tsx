import { css } from '@emotion/react';
import { color } from '#src/theme/tokens/color.ts';
import { fontSize } from '#src/theme/tokens/typography.ts';

export function RequiredNote() {
  return <p css={noteCss}>Los campos con * son obligatorios.</p>;
}

const noteCss = css({ color: color.fgHint, fontSize: fontSize.sm });
