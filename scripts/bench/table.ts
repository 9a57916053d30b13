import { COLUMNS, formatFigure, isWithinBudget, labelOf, type Column } from './budgets.ts';
import { median, type Figures } from './measure.ts';

export type Result = { path: string; site: Figures[]; plain: Figures[] };

const mid = (runs: readonly Figures[], column: Column) => median(runs.map((run) => run[column]));

/** Returns the budgets that a median of the site exceeds, as lines for the report. */
export function brokenBudgets(results: readonly Result[]): string[] {
  return results.flatMap(({ path, site }) =>
    COLUMNS.filter((column) => !isWithinBudget(path, column, mid(site, column))).map(
      (column) => `${path}: ${labelOf(column)} ${formatFigure(column, mid(site, column))}`,
    ),
  );
}

/** Returns a Markdown table: each route, and below it the plain page. `✗` marks an exceeded budget. */
export function table(results: readonly Result[]): string {
  const head = ['página', ...COLUMNS.map(labelOf)];
  const rows = results.flatMap(({ path, site, plain }) => [
    [path, ...COLUMNS.map((column) => marked(path, column, mid(site, column)))],
    [
      '· a mano, sin JavaScript',
      ...COLUMNS.map((column) => formatFigure(column, mid(plain, column))),
    ],
  ]);
  return markdownTable([head, ...rows]);
}

/** Returns a Markdown table of a header row and rows of figures, each with its name first. */
export function markdownTable([head = [], ...rows]: readonly string[][]): string {
  return [head, head.map((_, index) => (index ? '--:' : '---')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function marked(path: string, column: Column, value: number): string {
  return `${formatFigure(column, value)}${isWithinBudget(path, column, value) ? '' : ' ✗'}`;
}
