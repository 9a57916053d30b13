import { toReferences, toVariables } from './token-references.ts';

const values = {
  xs: '4px',
  sm: '6px',
  md: '10px',
  btn: '12px',
  lg: '14px',
  xl: '20px',
  '2xl': '28px',
  full: '999px',
} as const;

export const radius = toReferences('r', values);
export function radiusVariables(): Record<string, string> {
  return toVariables('r', values);
}
