import { css } from '@emotion/react';
import { color, duration, mq, palette, radius, translucent } from '#src/theme/tokens.ts';

/** Shared by inputs, text areas and selects. 16 px text prevents zooming on iOS. */
export const controlCss = css({
  width: '100%',
  minWidth: 0,
  minHeight: '52px',
  padding: '12px 14px',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  background: color.bg,
  color: color.fg,
  fontSize: '1rem',
  lineHeight: 1.5,
  transition: `border-color ${duration[1]}, box-shadow ${duration[1]}`,
  '&::placeholder': { color: color.fgHint, opacity: 1 },
  [mq.hover]: { '&:hover:not(:disabled)': { borderColor: palette.navy[500] } },
  '&:focus-visible': {
    outline: `2px solid ${color.focus}`,
    outlineOffset: '-1px',
    boxShadow: `0 0 0 4px ${translucent('blue', 600, 0.14)}`,
  },
  '&[aria-invalid="true"]': {
    // An inset shadow thickens the border without moving the text.
    borderColor: palette.red[600],
    boxShadow: `inset 0 0 0 0.5px ${palette.red[600]}`,
    background: translucent('red', 50, 0.5),
  },
  '&:disabled': {
    background: palette.gray[100],
    borderColor: palette.gray[300],
    color: palette.gray[600],
    cursor: 'not-allowed',
  },
  '&:read-only:not(:disabled, select)': { borderStyle: 'dashed' },
});
