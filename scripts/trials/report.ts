import { bold, dim, duration, green, print, printTable, red } from '../lib/print.ts';
import type { Scenario } from './scenario.ts';
import type { Group } from './scenarios.ts';

export type Outcome = { scenario: Scenario; isGood: boolean; measured: string; took: number };

const HEADINGS = ['prueba', 'se espera', 'resultado', 'se midió'];

export function listScenarios(groups: readonly Group[]): number {
  for (const group of groups) {
    print(bold(`\n${group.name}`));
    printTable(
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
  printTable([HEADINGS, ...rows]);
  const failed = outcomes.filter(({ isGood }) => !isGood).length;
  print(`${outcomes.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
