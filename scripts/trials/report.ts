import { bold, dim, duration, green, print, red } from '../lib/print.ts';
import type { Scenario } from './scenario.ts';
import type { Group } from './scenarios.ts';

export type Outcome = { scenario: Scenario; isGood: boolean; measured: string; took: number };

const HEADINGS = ['prueba', 'se espera', 'resultado', 'se midió'];

/** Prints rows in aligned columns, except the last one, which may be long. */
function showTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column < row.length - 1 ? cell.padEnd(widths[column] ?? 0) : cell,
    );
    print(cells.join('  '));
  }
}

export function listScenarios(groups: readonly Group[]): number {
  for (const group of groups) {
    print(bold(`\n${group.name}`));
    showTable(
      group.scenarios.map(({ name, expects, needs, isOnRequest }) => {
        const hint = isOnRequest ? ' (solo por su nombre)' : '';
        return [`  ${name}`, expects, dim(needs.join(', ') + hint)];
      }),
    );
  }
  return 0;
}

/** Prints the name, expectation, result and measured figures of each scenario; returns the exit code. */
export function report(outcomes: readonly Outcome[]): number {
  print(`\n${bold('── Resumen ──')}`);
  const rows = outcomes.map(({ scenario: { name, expects }, isGood, measured, took }) => {
    const result = isGood ? green('✓ cumple   ') : red('✗ no cumple');
    return [name, expects, result, `${measured} ${dim(`(${duration(took)})`)}`];
  });
  showTable([HEADINGS, ...rows]);
  const failed = outcomes.filter(({ isGood }) => !isGood).length;
  print(`${outcomes.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
