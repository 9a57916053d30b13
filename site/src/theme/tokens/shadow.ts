import { defineTokens } from './define-tokens.ts';
import { translucent } from './palette.ts';

const night = (opacity: number) => translucent('navy', 900, opacity);

export const { references: shadow, variables: shadowVariables } = defineTokens('sh', {
  xs: `0 1px 2px ${night(0.06)}`,
  sm: `0 1px 2px ${night(0.06)}, 0 2px 6px -1px ${night(0.06)}`,
  md: `0 2px 4px -2px ${night(0.06)}, 0 8px 20px -6px ${night(0.1)}`,
  lg: `0 4px 8px -4px ${night(0.06)}, 0 18px 40px -12px ${night(0.16)}`,
  xl: `0 8px 16px -8px ${night(0.1)}, 0 36px 72px -20px ${night(0.26)}`,
  blue: `inset 0 1px 0 ${translucent('gray', 0, 0.18)}, 0 8px 20px -8px ${translucent('blue', 600, 0.55)}`,
  green: `0 10px 28px -6px ${translucent('wa', 700, 0.55)}`,
  dark: `0 0 0 1px ${translucent('gray', 0, 0.08)}, 0 36px 80px -24px rgb(2 6 20 / 0.75)`,
});
