import { bold, dim, duration, green, red, say } from './log.ts';
import { messageOf } from './user-error.ts';

/** What became of one named scenario. */
export type Outcome = { name: string; failure?: string; remark: string; took: number };

/** Runs a scenario, which answers a remark or throws the sentence that tells why it failed. */
export async function runScenario(name: string, run: () => Promise<string>): Promise<Outcome> {
  say(`\n${bold(`── ${name} ──`)}`);
  const startedAt = Date.now();
  const outcome: Outcome = { name, remark: '', took: 0 };
  try {
    outcome.remark = await run();
  } catch (error) {
    outcome.failure = messageOf(error);
  }
  outcome.took = Date.now() - startedAt;
  say(outcome.failure ? red(`✗ ${outcome.failure}`) : green(`✓ ${outcome.remark}`));
  return outcome;
}

/** The table that ends a run of scenarios. Answers the exit code. */
export function showOutcomes(outcomes: readonly Outcome[]): number {
  say(`\n${bold('── Resumen ──')}`);
  for (const { name, failure, remark, took } of outcomes) {
    const mark = failure ? red('✗') : green('✓');
    say(`${mark} ${name} — ${failure ?? remark} ${dim(`(${duration(took)})`)}`);
  }
  const failed = outcomes.filter(({ failure }) => failure).length;
  say(`${outcomes.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
