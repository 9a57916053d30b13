import { type Figures, median } from './measure.ts';
export type Result = { path: string; site: Figures[]; plain: Figures[] };

/** Returns the medians of the runs in the order of the budgets, formatted. */
function formatMedians(path: string, runs: readonly Figures[]) {
  return BUDGETS.map((budget) => {
    const value = median(runs.map((run) => run[budget.figure]));
    const { label } = budget;
    return {
      label,
      text: formatFigure(budget, value),
      isGood: isWithinBudget(path, budget, value),
    };
  });
}

/** Returns the budgets that a median of the site exceeds, as lines for the report. */
export function brokenBudgets(results: readonly Result[]): string[] {
  return results.flatMap(({ path, site }) =>
    formatMedians(path, site)
      .filter(({ isGood }) => !isGood)
      .map(({ label, text }) => `${path}: ${label} ${text}`),
  );
}

/** Returns a Markdown table: each route, and below it the plain page. `✗` marks an exceeded budget. */
export function table(results: readonly Result[]): string {
  const rows = results.flatMap(({ path, site, plain }) => [
    [path, ...formatMedians(path, site).map(({ text, isGood }) => (isGood ? text : `${text} ✗`))],
    ['· a mano, sin JavaScript', ...formatMedians(path, plain).map(({ text }) => text)],
  ]);
  return markdownTable([['página', ...BUDGETS.map(({ label }) => label)], ...rows]);
}

/** Returns a Markdown table of a header row and rows of figures, each with its name first. */
export function markdownTable([head = [], ...rows]: readonly string[][]): string {
  return [head, head.map((_, index) => (index ? '--:' : '---')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

type Budget = {
  figure: keyof Figures;
  label: string;
  unit: 'score' | 'ms' | 'kB' | 'shift';
  limit: number;
};

const BUDGETS: readonly Budget[] = [
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
function isWithinBudget(path: string, budget: Budget, value: number): boolean {
  const isHomeScript = budget.figure === 'script' && path === '/';
  const limit = isHomeScript ? HOME_SCRIPT_KB : budget.limit;
  return budget.unit === 'score' ? value >= limit : value <= limit;
}

function formatFigure({ unit }: Budget, value: number): string {
  if (unit === 'shift') return value.toFixed(3);
  return unit === 'kB' ? value.toFixed(1) : String(Math.round(value));
}
