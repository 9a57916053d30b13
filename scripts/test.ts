import { runMain } from './lib/main.ts';
import { bold, dim, duration, green, red, print } from './lib/print.ts';
import { UserError } from './lib/user-error.ts';
import { add, type Counts } from './testing/counts.ts';
import { STAGES, type Part, type Stage } from './testing/stages.ts';

const USUAL: Part[] = ['static', 'unit', 'sqlite', 'e2e'];
const CI: Part[] = [...USUAL, 'templates', 'postgres', 'panel'];
const PARTS: Record<string, Part[]> = {
  usual: USUAL,
  ci: CI,
  everything: [...CI, 'walks'],
  check: ['static', 'unit'],
  unit: ['unit'],
  cms: ['sqlite', 'postgres'],
  e2e: ['e2e'],
  panel: ['panel'],
  walks: ['walks'],
};

type Result = { stage: Stage; counts: Counts; took: number };

async function runStage(stage: Stage): Promise<Result> {
  print(`\n${bold(`── ${stage.title} ──`)}`);
  const startedAt = Date.now();
  const counts = await stage.run();
  return { stage, counts, took: Date.now() - startedAt };
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
  const stages = STAGES.filter(({ part }) => parts.includes(part));
  const isStatic = ({ part }: Stage): boolean => part === 'static';
  const results = await Promise.all(stages.filter(isStatic).map(runStage));
  for (const stage of stages) if (!isStatic(stage)) results.push(await runStage(stage));
  print(`\n${bold('── Resumen ──')}`);
  results.forEach(showResult);
  print(dim(`En total ${duration(Date.now() - startedAt)}`));
  const total = results.map(({ counts }) => counts).reduce(add);
  for (const failure of total.failures) print(`${red('✗')} ${failure}`);
  print(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

runMain(main);
