import { BUDGETS, formatFigure, isWithinBudget } from './budgets.ts';
import { median, type Figures } from './measure.ts';

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
