import { COLUMNS, format, isKept, labelOf, type Column } from './budgets.ts';
import { median, type Figures } from './measure.ts';

export type Result = { path: string; site: Figures[]; plain: Figures[] };

const mid = (runs: readonly Figures[], column: Column) => median(runs.map((run) => run[column]));

/** Budgets that a median of the site breaks, as they are told. */
export function brokenBudgets(results: readonly Result[]): string[] {
  return results.flatMap(({ path, site }) =>
    COLUMNS.filter((column) => !isKept(path, column, mid(site, column))).map(
      (column) => `${path}: ${labelOf(column)} ${format(column, mid(site, column))}`,
    ),
  );
}

/** A Markdown table: each route, and under it the page without JavaScript. `✗` breaks a budget. */
export function table(results: readonly Result[]): string {
  const head = ['página', ...COLUMNS.map(labelOf)];
  const rows = results.flatMap(({ path, site, plain }) => [
    [path, ...COLUMNS.map((column) => marked(path, column, mid(site, column)))],
    ['· a mano, sin JavaScript', ...COLUMNS.map((column) => format(column, mid(plain, column)))],
  ]);
  return [head, head.map((_, index) => (index ? '--:' : '---')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function marked(path: string, column: Column, value: number): string {
  return `${format(column, value)}${isKept(path, column, value) ? '' : ' ✗'}`;
}
