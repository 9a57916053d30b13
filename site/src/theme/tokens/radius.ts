import { defineTokens } from './define-tokens.ts';

export const { references: radius, variables: radiusVariables } = defineTokens('r', {
  xs: '4px',
  sm: '6px',
  md: '10px',
  btn: '12px',
  lg: '14px',
  xl: '20px',
  '2xl': '28px',
  full: '999px',
});
