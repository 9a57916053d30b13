import type { Figures } from './measure.ts';

type Budget = {
  figure: keyof Figures;
  label: string;
  unit: 'score' | 'ms' | 'kB' | 'shift';
  limit: number;
};

export const BUDGETS: readonly Budget[] = [
  { figure: 'performance', label: 'rend.', unit: 'score', limit: 98 },
  { figure: 'accessibility', label: 'acces.', unit: 'score', limit: 100 },
  { figure: 'bestPractices', label: 'prácticas', unit: 'score', limit: 100 },
  { figure: 'seo', label: 'SEO', unit: 'score', limit: 100 },
  { figure: 'fcp', label: 'FCP', unit: 'ms', limit: 900 },
  { figure: 'lcp', label: 'LCP', unit: 'ms', limit: 1200 },
  { figure: 'tbt', label: 'TBT', unit: 'ms', limit: 150 },
  { figure: 'cls', label: 'CLS', unit: 'shift', limit: 0.01 },
  { figure: 'script', label: 'JS kB', unit: 'kB', limit: 125 },
  { figure: 'firstView', label: '1.ª vista kB', unit: 'kB', limit: 250 },
];

/** The home page has a lower limit than the others. */
const HOME_SCRIPT_KB = 105;

/** Returns whether a median is within the budget of its page: scores at least, costs at most the limit. */
export function isWithinBudget(path: string, budget: Budget, value: number): boolean {
  const isHomeScript = budget.figure === 'script' && path === '/';
  const limit = isHomeScript ? HOME_SCRIPT_KB : budget.limit;
  return budget.unit === 'score' ? value >= limit : value <= limit;
}

export function formatFigure({ unit }: Budget, value: number): string {
  if (unit === 'shift') return value.toFixed(3);
  return unit === 'kB' ? value.toFixed(1) : String(Math.round(value));
}
