import fc from 'fast-check';
import { DEMO_STAFF } from '@tequiora/cms/contracts/panel-roles.ts';
import { CmsEditor } from '../../lib/cms-editor.ts';
import { bold, dim, duration, print } from '../../lib/print.ts';
import type { Product } from '../product.ts';
import type { Options, Scenario } from '../scenario.ts';
import { expectThat } from '../until.ts';
import { prepareCleanUp } from './clean-up.ts';
import { assertSameBuild, readLiveFiles } from './compare-builds.ts';
import { applyStep, createTally, randomSteps, type Step, type Tally } from './random-edits.ts';
import { createReferenceBuilder, type ReferenceBuilder } from './reference-build.ts';
import { findLostEdits, readEntries, type Trial } from './trial.ts';
import { untilAllLive } from './until-all-live.ts';

/** Minimum number of edits from which every operation must have been accepted at least once. */
const ENOUGH_EDITS = 400;

const newest = (edit: string, waits: boolean): Step => ({ edit, numbers: [], waits });

/** Regression: an entry is withdrawn and published again, the only one that shows its picture. */
const KNOWN_SEQUENCE: Step[] = [
  newest('crear', false),
  newest('publicar', true),
  newest('retirar', true),
  newest('publicar', true),
];

async function createTrial(product: Product, { isRunning }: Options): Promise<Trial> {
  const { CMS_PUBLIC_URL, CMS_STAFF_PASSWORD: password } = product.env;
  const editor = new CmsEditor(CMS_PUBLIC_URL, { email: DEMO_STAFF.administrador, password });
  const entries = await readEntries(editor);
  if (isRunning) for (const entry of entries.values()) entry.isForeign = true;
  const pictures = isRunning ? [] : await editor.listPictures();
  let last = 0;
  return { product, editor, entries, pictures, next: () => (last += 1) };
}

/** @throws when an accepted edit is not in the CMS, or the live release differs from a reference build */
async function verify(trial: Trial, reference: ReferenceBuilder): Promise<number> {
  await untilAllLive(trial);
  const lost = await findLostEdits(trial);
  expectThat(lost.length === 0, `Se perdió un cambio: ${lost.join('; ')}`);
  const live = await readLiveFiles(trial.product.env.DATA_DIR);
  assertSameBuild(live, await reference.build());
  return Object.keys(live.hashes).length;
}

/** Prints the accepted edits of each operation; returns how many there were and which never passed. */
function showTally(tally: Tally): { total: number; never: string[] } {
  for (const [name, { accepted, refused, reason }] of tally) {
    const why = refused > 0 ? dim(`, no aceptadas ${refused} (${reason})`) : '';
    print(`${String(accepted).padStart(4)} ${name}${why}`);
  }
  const never = [...tally].filter(([, { accepted }]) => accepted === 0).map(([name]) => name);
  const counts = [...tally.values()].map(({ accepted, refused }) => accepted + refused);
  return { total: counts.reduce((sum, count) => sum + count, 0), never };
}

async function runSequences(trial: Trial, reference: ReferenceBuilder, options: Options) {
  const { seed, sequences: count, edits } = options;
  const tally = createTally();
  let passed = 0;

  async function runSteps(steps: readonly Step[]): Promise<void> {
    const startedAt = Date.now();
    print(`\n${bold(`── Secuencia ${passed + 1} de ${count} ──`)}`);
    for (const step of steps) {
      await applyStep(trial, step, tally);
      if (step.waits) await untilAllLive(trial);
    }
    const files = await verify(trial, reference);
    passed += 1;
    print(`${files} archivos iguales ${dim(`(${duration(Date.now() - startedAt)})`)}`);
  }

  const { failed, errorInstance: error } = await fc.check(
    fc.asyncProperty(randomSteps(edits), runSteps),
    // No shrinking: a shorter sequence would start from other content and caches.
    { seed, numRuns: count, examples: [[KNOWN_SEQUENCE]], endOnFailure: true },
  );
  const { total, never } = showTally(tally);
  const repeat = `Para repetirla: npm run trials -- sequences --seed ${seed} --sequences ${count} --edits ${edits}`;
  const reason = error instanceof Error ? error.message : String(error);
  expectThat(!failed, `Secuencia ${passed + 1}: ${reason}. ${repeat}`);
  const isOneSided = total >= ENOUGH_EDITS && never.length > 0;
  expectThat(!isOneSided, `Nunca se aceptó: ${never.join(', ')}. ${repeat}`);
  return `${passed} de ${count} secuencias, ${total} cambios, semilla ${seed}`;
}

export const sequences: Scenario = {
  name: 'secuencias de cambios al azar',
  expects: 'el sitio es igual a uno construido sin cachés',
  needs: ['site'],
  async run(product, options) {
    const reference = createReferenceBuilder(product.env);
    const trial = await createTrial(product, options);
    const cleanUp = options.isRunning ? await prepareCleanUp(trial) : undefined;
    try {
      await untilAllLive(trial);
      return await runSequences(trial, reference, options);
    } finally {
      await cleanUp?.();
      await reference.remove();
    }
  },
};
