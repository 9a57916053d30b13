import { toReferences, toVariables } from './token-references.ts';

const values = {
  xs: '0 1px 2px rgb(10 22 55 / 0.06)',
  sm: '0 1px 2px rgb(10 22 55 / 0.06), 0 2px 6px -1px rgb(10 22 55 / 0.06)',
  md: '0 2px 4px -2px rgb(10 22 55 / 0.06), 0 8px 20px -6px rgb(10 22 55 / 0.1)',
  lg: '0 4px 8px -4px rgb(10 22 55 / 0.06), 0 18px 40px -12px rgb(10 22 55 / 0.16)',
  xl: '0 8px 16px -8px rgb(10 22 55 / 0.1), 0 36px 72px -20px rgb(10 22 55 / 0.26)',
  blue: 'inset 0 1px 0 rgb(255 255 255 / 0.18), 0 8px 20px -8px rgb(11 89 237 / 0.55)',
  green: '0 10px 28px -6px rgb(14 122 63 / 0.55)',
  dark: '0 0 0 1px rgb(255 255 255 / 0.08), 0 36px 80px -24px rgb(2 6 20 / 0.75)',
} as const;

export const shadow = toReferences('sh', values);
export function shadowVariables(): Record<string, string> {
  return toVariables('sh', values);
}
