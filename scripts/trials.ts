import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from './lib/main.ts';
import { prepareEnvironment } from './lib/prepare-environment.ts';
import { print } from './lib/print.ts';
import { onTermination } from './lib/termination.ts';
import { UserError } from './lib/user-error.ts';
import { Product } from './trials/product.ts';
import { listScenarios, report, type Outcome } from './trials/report.ts';
import { runGroup, runScenario } from './trials/run-group.ts';
import type { CleanUps, Options } from './trials/scenario.ts';
import { GROUPS, type Group } from './trials/scenarios.ts';
import { sequences } from './trials/sequences/sequences.ts';

const MAX_SEED = 2 ** 31;

/** Returns the groups that `words` names, or all, with the scenarios whose name contains another word. */
function select(words: readonly string[]): Group[] {
  const parts = words.filter((word) => !GROUPS.some(({ name }) => name === word));
  const isSelected = GROUPS.some(({ name }) => words.includes(name));
  return GROUPS.filter(({ name }) => !isSelected || words.includes(name))
    .map((group) => ({
      ...group,
      scenarios: group.scenarios.filter(({ name, isOnRequest }) =>
        parts.length === 0 ? !isOnRequest : parts.some((part) => name.includes(part)),
      ),
    }))
    .filter(({ scenarios }) => scenarios.length > 0);
}

/** Runs each group on a product of its own, in a temporary folder. */
async function runGroups(groups: readonly Group[], options: Options): Promise<Outcome[]> {
  const rootDir = mkdtempSync(path.join(tmpdir(), 'tequiora-trials-'));
  const cleanUps: CleanUps = [];
  const cleanUp = async (): Promise<void> => {
    for (const each of cleanUps.splice(0).reverse()) await each();
  };
  const end = async (): Promise<void> => {
    await cleanUp();
    rmSync(rootDir, { recursive: true, force: true });
  };
  onTermination(end, 130);
  const outcomes: Outcome[] = [];
  try {
    for (const { name, scenarios } of groups) {
      const dataDir = path.join(rootDir, name);
      outcomes.push(...(await runGroup(scenarios, options, { dataDir, cleanUps })));
      await cleanUp();
    }
    return outcomes;
  } finally {
    await end();
  }
}

/**
 * `npm run trials [-- GROUP…] [-- NAME…]`: runs the real product under faults, load, attacks and random
 * edits. NAME is a part of the name of a scenario.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      list: { type: 'boolean', default: false },
      seed: { type: 'string', default: String(Math.floor(Math.random() * MAX_SEED)) },
      sequences: { type: 'string', default: '30' },
      edits: { type: 'string', default: '20' },
      running: { type: 'boolean', default: false },
    },
  });
  if (values.list) return listScenarios(GROUPS);
  const options = {
    seed: Number(values.seed),
    sequences: Number(values.sequences),
    edits: Number(values.edits),
    isRunning: values.running,
  };
  print(`Semilla ${options.seed}`);
  if (values.running) {
    const product = new Product(prepareEnvironment({ isDemo: true }));
    return report([await runScenario(sequences, product, options)]);
  }
  const groups = select(positionals);
  if (groups.length === 0) {
    const name = positionals.join(' ');
    throw new UserError(`Ninguna prueba se llama «${name}».`, 'Las hay: npm run trials -- --list');
  }
  return report(await runGroups(groups, options));
}

runMain(main);
