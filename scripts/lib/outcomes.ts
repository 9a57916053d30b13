import { bold, dim, duration, green, red, print } from './print.ts';
import { messageOf } from './user-error.ts';

export type Outcome = { name: string; failure?: string; remark: string; took: number };

/** Runs a scenario, which returns a remark or throws an error with the reason. */
export async function runScenario(name: string, run: () => Promise<string>): Promise<Outcome> {
  print(`\n${bold(`── ${name} ──`)}`);
  const startedAt = Date.now();
  const outcome: Outcome = { name, remark: '', took: 0 };
  try {
    outcome.remark = await run();
  } catch (error) {
    outcome.failure = messageOf(error);
  }
  outcome.took = Date.now() - startedAt;
  print(outcome.failure ? red(`✗ ${outcome.failure}`) : green(`✓ ${outcome.remark}`));
  return outcome;
}

export function showOutcomes(outcomes: readonly Outcome[]): number {
  print(`\n${bold('── Resumen ──')}`);
  for (const { name, failure, remark, took } of outcomes) {
    const mark = failure ? red('✗') : green('✓');
    print(`${mark} ${name} — ${failure ?? remark} ${dim(`(${duration(took)})`)}`);
  }
  const failed = outcomes.filter(({ failure }) => failure).length;
  print(`${outcomes.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
