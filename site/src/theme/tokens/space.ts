import { defineTokens } from './define-tokens.ts';

/** `space[5]` is 1rem; the named steps are fluid between 390 and 1440 px. */
export const { references: space, variables: spaceVariables } = defineTokens('s', {
  1: '0.125rem',
  2: '0.25rem',
  3: '0.5rem',
  4: '0.75rem',
  5: '1rem',
  6: '1.25rem',
  7: '1.5rem',
  8: '2rem',
  9: '2.5rem',
  10: '3rem',
  11: '4rem',
  12: '5rem',
  13: '6rem',
  14: '8rem',
  gutter: 'clamp(1.25rem, -0.1429rem + 5.7143vw, 5rem)',
  section: 'clamp(4rem, 2.5143rem + 6.0952vw, 8rem)',
  'section-sm': 'clamp(3rem, 2.2571rem + 3.0476vw, 5rem)',
  gap: 'clamp(1.25rem, 0.9714rem + 1.1429vw, 2rem)',
  card: 'clamp(1.25rem, 0.9714rem + 1.1429vw, 2rem)',
  head: 'clamp(2rem, 4vw, 3.5rem)',
});

export type SpaceToken = keyof typeof space;
