import { defineTokens } from './define-tokens.ts';

export const { references: layout, variables: layoutVariables } = defineTokens('l', {
  container: '80rem',
  narrow: '48rem',
  wide: '90rem',
  bleed: '105rem',
  nav: '5rem',
});

export const zIndex = {
  nav: 50,
  floating: 60,
  overlay: 80,
  dialog: 81,
  toast: 90,
  skipLink: 100,
} as const;

/** In rem, so that breakpoints scale with the text size. The navigation collapses below md. */
export const breakpoint = {
  sm: '30rem',
  md: '48rem',
  lg: '64rem',
  xl: '80rem',
  '2xl': '96rem',
} as const;

export const mq = {
  sm: `@media (min-width: ${breakpoint.sm})`,
  md: `@media (min-width: ${breakpoint.md})`,
  lg: `@media (min-width: ${breakpoint.lg})`,
  xl: `@media (min-width: ${breakpoint.xl})`,
  '2xl': `@media (min-width: ${breakpoint['2xl']})`,
  belowMd: '@media (max-width: 47.99rem)',
  screenBelowMd: '@media screen and (max-width: 47.99rem)',
  belowLg: '@media (max-width: 63.99rem)',
  hover: '@media (hover: hover) and (pointer: fine)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const;

/** Layouts that many styles start from, to spread into a style object. */
export const flex = {
  row: { display: 'flex', alignItems: 'center' },
  wrap: { display: 'flex', flexWrap: 'wrap' },
  wrapRow: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
  spread: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  wrapSpread: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  column: { display: 'flex', flexDirection: 'column' },
  inline: { display: 'inline-flex', alignItems: 'center' },
  inlineCenter: { display: 'inline-flex', alignItems: 'center', justifyContent: 'center' },
  center: { display: 'grid', placeItems: 'center' },
} as const;
