import { css } from '@emotion/react';
import { color, duration, flex, fontSize, mq, palette, radius } from '#src/theme/tokens.ts';

/** A radio button label as a chip. The input inside is visually hidden. */
export const chipCss = css({
  position: 'relative',
  flex: 'none',
  ...flex.inline,
  gap: '8px',
  minHeight: '44px',
  paddingInline: '16px',
  border: `1px solid ${palette.gray[300]}`,
  borderRadius: radius.full,
  background: palette.gray[0],
  color: palette.gray[700],
  fontSize: fontSize.ui,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${duration[2]}, border-color ${duration[2]}, color ${duration[2]}`,
  [mq.hover]: { '&:hover': { borderColor: palette.gray[500] } },
  '&:has(:checked)': {
    borderColor: palette.navy[900],
    background: palette.navy[900],
    color: palette.gray[0],
    '& [data-count]': { color: palette.navy[200] },
  },
  '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  [mq.forcedColors]: { '&:has(:checked)': { background: 'Highlight', color: 'HighlightText' } },
});

export const countCss = css({
  color: palette.gray[600],
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});
