import { fontFamily } from '#src/theme/tokens.ts';

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
