import { runMain } from './lib/main.ts';
import { bold, dim, duration, green, red, print } from './lib/print.ts';
import { UserError } from './lib/user-error.ts';
import { add, type Counts } from './testing/counts.ts';
import { STAGES, type Part, type Stage } from './testing/stages.ts';

const USUAL: Part[] = ['static', 'unit', 'cms', 'e2e'];
const PARTS: Record<string, Part[]> = {
  usual: USUAL,
  everything: [...USUAL, 'walks'],
  check: ['static', 'unit'],
  unit: ['unit'],
  cms: ['cms'],
  e2e: ['e2e'],
  walks: ['walks'],
};

type Result = { stage: Stage; counts: Counts; took: number };

const isStatic = ({ part }: Stage): boolean => part === 'static';
// They wait for a browser and for builds most of the time.
const isBrowser = ({ part }: Stage): boolean => part === 'e2e' || part === 'walks';

async function runStage(stage: Stage, isBuffered: boolean): Promise<Result> {
  const startedAt = Date.now();
  const counts = await stage.run({ heading: `\n${bold(`── ${stage.title} ──`)}`, isBuffered });
  return { stage, counts, took: Date.now() - startedAt };
}

async function runInOrder(stages: Stage[], isBuffered: boolean): Promise<Result[]> {
  const results: Result[] = [];
  for (const stage of stages) results.push(await runStage(stage, isBuffered));
  return results;
}

/** Runs the static checks in parallel, then the browser tests beside all others. */
async function runStages(stages: Stage[]): Promise<Result[]> {
  const checks = stages.filter(isStatic);
  const browser = stages.filter(isBrowser);
  const others = stages.filter((stage) => !isStatic(stage) && !isBrowser(stage));
  const checked = await Promise.all(checks.map((stage) => runStage(stage, true)));
  const tested = await Promise.all([
    runInOrder(others, false),
    runInOrder(browser, others.length > 0),
  ]);
  return [...checked, ...tested.flat()];
}

function showResult({ stage, counts, took }: Result): void {
  const mark = counts.failed === 0 ? green('✓') : red('✗');
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} omitidas` : '';
  const numbers = `${counts.passed} pasaron, ${counts.failed} fallaron${skipped}`;
  print(`${mark} ${stage.title.padEnd(36)} ${numbers} ${dim(`(${duration(took)})`)}`);
}

async function main(): Promise<number> {
  const name = process.argv[2] ?? 'usual';
  const parts = PARTS[name];
  if (!parts) {
    throw new UserError(`No hay pruebas «${name}».`, `Hay: ${Object.keys(PARTS).join(', ')}.`);
  }
  const startedAt = Date.now();
  const results = await runStages(STAGES.filter(({ part }) => parts.includes(part)));
  print(`\n${bold('── Resumen ──')}`);
  results.forEach(showResult);
  print(dim(`En total ${duration(Date.now() - startedAt)}`));
  const total = results.map(({ counts }) => counts).reduce(add);
  for (const failure of total.failures) print(`${red('✗')} ${failure}`);
  print(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

runMain(main);
