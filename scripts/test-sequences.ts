import { parseArgs } from 'node:util';
import { DEMO_STAFF } from '@tequiora/cms/contracts/panel-roles.ts';
import type { Variables } from './lib/env.ts';
import { runMain } from './lib/main.ts';
import { prepareEnvironment } from './lib/prepare-environment.ts';
import { print } from './lib/print.ts';
import { signIn } from './trials/harness/cms-editor.ts';
import { createEnvironment } from './trials/harness/environment.ts';
import { createProduct, startProduct } from './trials/harness/product.ts';
import { withDataDir } from './trials/harness/with-data-dir.ts';
import { prepareCleanUp } from './trials/sequences/clean-up.ts';
import { readModel } from './trials/sequences/model.ts';
import { createReferenceBuilder } from './trials/sequences/reference-build.ts';
import { runSequences, type Options } from './trials/sequences/run-sequences.ts';
import { showResult } from './trials/sequences/show-result.ts';
import type { Trial } from './trials/sequences/trial.ts';
import { untilLive } from './trials/sequences/until-live.ts';

const MAX_SEED = 2 ** 31;

async function prepareTrial(env: Variables): Promise<Trial> {
  const account = { email: DEMO_STAFF.administrador, password: env.CMS_STAFF_PASSWORD };
  const editor = await signIn(env.CMS_PUBLIC_URL, account);
  let last = 0;
  return { env, editor, model: await readModel(editor), next: () => (last += 1) };
}

function tryOwnProduct(options: Options): Promise<number> {
  return withDataDir('sequences', async (dataDir, onEnd) => {
    const product = createProduct(await createEnvironment(dataDir));
    const reference = createReferenceBuilder(product.env);
    onEnd(reference.remove);
    onEnd(() => product.stopAll());
    await startProduct(product);
    const trial = await prepareTrial(product.env);
    return showResult(await runSequences(trial, reference, options), options);
  });
}

/** Runs the sequences on the running product, on entries that it creates and removes afterwards. */
async function tryRunningProduct(options: Options): Promise<number> {
  const env = prepareEnvironment({ isDemo: true });
  const reference = createReferenceBuilder(env);
  const trial = await prepareTrial(env);
  for (const entry of trial.model.entries.values()) entry.isForeign = true;
  trial.model.pictures = [];
  const cleanUp = await prepareCleanUp(trial);
  try {
    await untilLive(trial);
    return showResult(await runSequences(trial, reference, options), options);
  } finally {
    await cleanUp(trial);
    await reference.remove();
  }
}

/** `npm run test:sequences`: after random edits the live site must equal a build from empty caches. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: String(Math.floor(Math.random() * MAX_SEED)) },
      sequences: { type: 'string', default: '30' },
      edits: { type: 'string', default: '20' },
      running: { type: 'boolean', default: false },
    },
  });
  const options = {
    seed: Number(values.seed),
    sequences: Number(values.sequences),
    edits: Number(values.edits),
  };
  print(`Semilla ${options.seed}: ${options.sequences} secuencias de ${options.edits} cambios`);
  return values.running ? tryRunningProduct(options) : tryOwnProduct(options);
}

runMain(main);
