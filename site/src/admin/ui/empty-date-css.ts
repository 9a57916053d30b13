import { css } from '@emotion/react';
import { color } from '#src/theme/tokens.ts';

/**
 * Style of a date field with `data-empty`: WebKit, the only engine with `-webkit-nbsp-mode`, shows the date
 * of today in an empty field.
 */
export const emptyDateCss = css({
  '@supports (-webkit-nbsp-mode: space)': {
    '&[data-empty]:not(:focus-within)': {
      '&::before': { content: '"Elige una fecha"', color: color.fgHint },
      '&::-webkit-datetime-edit': { display: 'none' },
    },
  },
});
