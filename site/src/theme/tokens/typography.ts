import { defineTokens } from './define-tokens.ts';

export const { references: fontSize, variables: fontSizeVariables } = defineTokens('fs', {
  figure: 'clamp(4rem, 2.1429rem + 7.619vw, 9rem)',
  display: 'clamp(2.5rem, 1.7571rem + 3.0476vw, 4.5rem)',
  h1: 'clamp(2.25rem, 1.6929rem + 2.2857vw, 3.75rem)',
  h2: 'clamp(1.875rem, 1.5036rem + 1.5238vw, 2.875rem)',
  h3: 'clamp(1.375rem, 1.2357rem + 0.5714vw, 1.75rem)',
  h4: 'clamp(1.1875rem, 1.1411rem + 0.1905vw, 1.3125rem)',
  stat: 'clamp(2rem, 1.6286rem + 1.5238vw, 3rem)',
  quote: 'clamp(1.5rem, 1.1rem + 1.6vw, 2.375rem)',
  lead: 'clamp(1.125rem, 1.0554rem + 0.2857vw, 1.3125rem)',
  body: 'clamp(1rem, 0.9768rem + 0.0952vw, 1.0625rem)',
  sm: 'clamp(0.875rem, 0.8518rem + 0.0952vw, 0.9375rem)',
  xs: 'clamp(0.7813rem, 0.7696rem + 0.0476vw, 0.8125rem)',
  'ui-lg': '1rem',
  ui: '0.9375rem',
  'ui-sm': '0.875rem',
});

export const { references: fontFamily, variables: fontFamilyVariables } = defineTokens('font', {
  display:
    "'Bricolage Grotesque Variable', 'Bricolage Grotesque Fallback', 'Bricolage Grotesque Fallback Android', 'Bricolage Grotesque Fallback Linux', system-ui, sans-serif",
  body: "'Geist Variable', 'Geist Fallback', 'Geist Fallback Android', 'Geist Fallback Linux', system-ui, -apple-system, 'Segoe UI', sans-serif",
});

/** Complete text styles: spread one into a style object. */
export const typeset = {
  figure: {
    ...heading(fontSize.figure, 700, 0.92, '-0.045em'),
    fontVariantNumeric: 'tabular-nums' as const,
  },
  display: heading(fontSize.display, 700, 1.02, '-0.035em'),
  h1: heading(fontSize.h1, 700, 1.05, '-0.03em'),
  h2: heading(fontSize.h2, 700, 1.08, '-0.028em'),
  h3: heading(fontSize.h3, 650, 1.18, '-0.02em'),
  h4: heading(fontSize.h4, 650, 1.25, '-0.015em'),
  stat: {
    ...heading(fontSize.stat, 700, 1, '-0.03em'),
    fontVariantNumeric: 'tabular-nums' as const,
  },
  quote: {
    ...heading(fontSize.quote, 500, 1.22, '-0.02em'),
    textWrap: 'pretty' as const,
  },
  lead: { fontSize: fontSize.lead, lineHeight: 1.55, maxWidth: '34em' },
  body: { fontSize: fontSize.body, lineHeight: 1.6, maxWidth: '68ch' },
  xs: { fontSize: fontSize.xs, lineHeight: 1.4, fontWeight: 600, letterSpacing: '0.01em' },
};

function heading(size: string, fontWeight: number, lineHeight: number, letterSpacing: string) {
  return { fontFamily: fontFamily.display, fontSize: size, fontWeight, lineHeight, letterSpacing };
}
