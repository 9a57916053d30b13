import { css } from '@emotion/react';
import { color, fontFamily } from '#src/theme/tokens.ts';

/**
 * Text sizes of the dashboard: fixed, since tables and forms do not scale with the window. The smaller ones
 * also undo the tight letters of large headings.
 */
export const adminText = {
  xs: { fontSize: '0.8125rem', lineHeight: 1.4, letterSpacing: 'normal' },
  sm: { fontSize: '0.875rem', lineHeight: 1.45, letterSpacing: 'normal' },
  md: { fontSize: '1rem', lineHeight: 1.5, letterSpacing: 'normal' },
  lg: { fontFamily: fontFamily.display, fontSize: '1.25rem', lineHeight: 1.25, fontWeight: 650 },
  xl: {
    fontFamily: fontFamily.display,
    fontSize: '1.75rem',
    lineHeight: 1.15,
    fontWeight: 700,
    letterSpacing: '-0.02em',
  },
} as const;

/** For text that matters less, such as a hint, a date or a caption. */
export const mutedCss = css({ ...adminText.sm, color: color.fgMuted });

/** As `mutedCss`, smaller. */
export const hintCss = css({ ...adminText.xs, color: color.fgMuted });

/** For sentences in panels and dialogs. */
export const bodyTextCss = css({ ...adminText.sm, color: color.fgBody });
