import fc from 'fast-check';
import { bold, dim, duration, print } from '../../lib/print.ts';
import { KNOWN_SEQUENCE, arbitrarySequence } from './arbitrary-sequence.ts';
import { compareBuilds } from './compare-builds.ts';
import { applyStep, createTally, type Step, type Tally } from './edits.ts';
import { readLiveFiles } from './live-files.ts';
import { differencesFrom, readModel } from './model.ts';
import type { ReferenceBuilder } from './reference-build.ts';
import type { Trial } from './trial.ts';
import { untilLive } from './until-live.ts';

export type Options = { seed: number; sequences: number; edits: number };

export type Result = {
  tally: Tally;
  passed: number;
  failure: string | undefined;
};

/** @throws when an accepted edit is not in the CMS, or the live release differs from a reference build */
async function verify(trial: Trial, reference: ReferenceBuilder): Promise<number> {
  await untilLive(trial);
  const lost = differencesFrom(trial.model, await readModel(trial.editor));
  if (lost.length > 0) throw new Error(`Se perdió un cambio: ${lost.join('; ')}`);
  const live = await readLiveFiles(trial.env.DATA_DIR);
  const difference = compareBuilds(live, await reference.build());
  if (difference !== undefined) throw new Error(difference);
  return Object.keys(live.hashes).length;
}

export async function runSequences(
  trial: Trial,
  reference: ReferenceBuilder,
  { seed, sequences, edits }: Options,
): Promise<Result> {
  const tally = createTally();
  let passed = 0;

  async function run(steps: readonly Step[]): Promise<void> {
    const startedAt = Date.now();
    print(`\n${bold(`── Secuencia ${passed + 1} de ${sequences} ──`)}`);
    for (const step of steps) {
      await applyStep(trial, step, tally);
      if (step.waits) await untilLive(trial);
    }
    const files = await verify(trial, reference);
    passed += 1;
    print(`${files} archivos iguales ${dim(`(${duration(Date.now() - startedAt)})`)}`);
  }

  const checked = await fc.check(fc.asyncProperty(arbitrarySequence(edits), run), {
    seed,
    numRuns: sequences,
    examples: [[[...KNOWN_SEQUENCE]]],
    // No shrinking: a shorter sequence would start from other content and caches.
    endOnFailure: true,
  });
  const error = checked.errorInstance;
  const failure = checked.failed
    ? String(error instanceof Error ? error.message : error)
    : undefined;
  return { tally, passed, failure };
}
