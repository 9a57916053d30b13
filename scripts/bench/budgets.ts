import type { Figures } from './measure.ts';

type Budget = { label: string; unit: 'score' | 'ms' | 'kB' | 'shift'; limit: number };

type Limits = Partial<Record<keyof Figures, Budget>>;

const LIMITS = {
  performance: { label: 'rend.', unit: 'score', limit: 98 },
  accessibility: { label: 'acces.', unit: 'score', limit: 100 },
  bestPractices: { label: 'prácticas', unit: 'score', limit: 100 },
  seo: { label: 'SEO', unit: 'score', limit: 100 },
  fcp: { label: 'FCP', unit: 'ms', limit: 900 },
  lcp: { label: 'LCP', unit: 'ms', limit: 1200 },
  tbt: { label: 'TBT', unit: 'ms', limit: 150 },
  cls: { label: 'CLS', unit: 'shift', limit: 0.01 },
  script: { label: 'JS kB', unit: 'kB', limit: 125 },
  firstView: { label: '1.ª vista kB', unit: 'kB', limit: 250 },
} satisfies Limits;

export type Column = keyof typeof LIMITS;
export const COLUMNS = Object.keys(LIMITS) as Column[];

/** The home page has a lower limit than the others. */
const HOME_SCRIPT_KB = 105;

function limitOf(path: string, column: Column): number {
  return column === 'script' && path === '/' ? HOME_SCRIPT_KB : LIMITS[column].limit;
}

/** Returns whether a median is within the budget of its page: scores at least, costs at most the limit. */
export function isWithinBudget(path: string, column: Column, value: number): boolean {
  const limit = limitOf(path, column);
  return LIMITS[column].unit === 'score' ? value >= limit : value <= limit;
}

export function labelOf(column: Column): string {
  return LIMITS[column].label;
}

export function formatFigure(column: Column, value: number): string {
  const { unit } = LIMITS[column];
  if (unit === 'shift') return value.toFixed(3);
  return unit === 'kB' ? value.toFixed(1) : String(Math.round(value));
}
