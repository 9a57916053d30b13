import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { DEMO_STAFF } from '@tequiora/cms/contracts/panel-roles.ts';
import { CmsEditor, CmsRefusal } from '../../lib/cms-editor.ts';
import { ROOT_DIR, SITE_DIR } from '../../lib/dirs.ts';
import { toEnvironment, type Variables } from '../../lib/env.ts';
import { bold, dim, duration, print } from '../../lib/print.ts';
import { CmsUnavailable, readSnapshot } from '../../lib/read-snapshot.ts';
import { detail } from '../../lib/steps.ts';
import { readBuildSettings } from '../../publisher/build/build-settings.ts';
import { createBuilder } from '../../publisher/build/builder.ts';
import { listBuildFiles } from '../../publisher/checks/list-build-files.ts';
import { CATEGORY, SINGLE_TEXTS } from '../content-types.ts';
import type { Product } from '../product.ts';
import type { Options, Scenario } from '../scenario.ts';
import { expectThat, until } from '../until.ts';
import { assertSameBuild, type BuiltFiles, hashFiles, readLiveFiles } from './compare-builds.ts';
import { createChoice, type Edit } from './edit.ts';
import { OTHER_EDITS } from './edits/other-edits.ts';
import { PICTURE_EDITS } from './edits/picture-edits.ts';
import { PUBLISH_EDITS } from './edits/publish-edits.ts';
import { CREATE, WRITE_EDITS } from './edits/write-edits.ts';
import { listOrderedTypes, readOrder, writeOrder } from './list-order.ts';
import { findLostEdits, label, readEntries, reload, type Trial } from './trial.ts';

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

async function removeEntries({ editor, entries }: Trial): Promise<void> {
  const own = [...entries.values()].filter(({ isForeign }) => !isForeign).reverse();
  // Removes referring entries before the entries that they refer to.
  const sorted = own.sort((a, b) => Number(a.uid === CATEGORY) - Number(b.uid === CATEGORY));
  for (const { uid, documentId } of sorted) await editor.remove(uid, documentId);
  for (const picture of await editor.listPictures()) {
    if (picture.name.startsWith('secuencia-')) await editor.removePicture(picture);
  }
}

/** Saves what the trial changes besides its own entries; returns a function that restores it. */
async function prepareCleanUp(trial: Trial): Promise<() => Promise<void>> {
  const { editor } = trial;
  const orders = new Map<string, string[]>();
  for (const uid of await listOrderedTypes(editor)) orders.set(uid, await readOrder(editor, uid));
  const texts: unknown[] = [];
  for (const { uid, field } of SINGLE_TEXTS) {
    texts.push((await editor.readSingle(uid))[field]);
  }
  return async () => {
    await removeEntries(trial);
    for (const [uid, order] of orders) await writeOrder(editor, uid, order);
    for (const [index, { uid, field }] of SINGLE_TEXTS.entries()) {
      const data = { [field]: texts[index] };
      await editor.publishSingle(uid, data);
    }
  };
}

/** A random edit; `waits`: waits afterwards until it is live. */
type Step = { edit: string; numbers: number[]; waits: boolean };

/** Number of accepted and rejected edits per name, with the last reason. */
type Tally = Map<string, { accepted: number; refused: number; reason: string }>;

/** All content operations of the panel. */
const EDITS: readonly Edit[] = [...WRITE_EDITS, ...PUBLISH_EDITS, ...PICTURE_EDITS, ...OTHER_EDITS];
const NUMBERS = 8;
/** One in so many edits waits until everything is live. */
const WAITS_EVERY = 4;

const number = fc.noBias(fc.nat());
const step: fc.Arbitrary<Step> = fc.record({
  edit: fc.oneof(...EDITS.map(({ name, weight }) => ({ weight, arbitrary: fc.constant(name) }))),
  numbers: fc.array(number, { minLength: NUMBERS, maxLength: NUMBERS }),
  waits: number.map((each) => each % WAITS_EVERY === 0),
});

const randomSteps = (count: number): fc.Arbitrary<Step[]> =>
  fc.array(step, { minLength: count, maxLength: count });

function createTally(): Tally {
  return new Map(EDITS.map(({ name }) => [name, { accepted: 0, refused: 0, reason: '' }]));
}

/** Applies an edit; creates an entry instead when no entry is applicable. */
async function applyStep(trial: Trial, { edit, numbers }: Step, tally: Tally) {
  const chosen = EDITS.filter(({ name }) => name === edit);
  for (const { name, apply } of [...chosen, CREATE]) {
    const counts = tally.get(name) ?? { accepted: 0, refused: 0, reason: '' };
    try {
      const done = await apply(trial, createChoice(numbers));
      if (done === undefined) continue;
      counts.accepted += 1;
      detail(`${name}: ${done}`);
    } catch (error) {
      if (!(error instanceof CmsRefusal)) throw error;
      counts.refused += 1;
      counts.reason = error.message;
      detail(`${name}: el CMS no lo acepta (${error.message})`);
    }
    return;
  }
}

const LIMIT_MS = 10 * 60_000;
/** webpack's cache, keyed by the module sources; contains no content. */
const KEPT = 'webpack';

/** Creates a builder, separate from the publisher, that starts each build without cached content. */
function createReferenceBuilder(env: Variables) {
  const buildDir = path.join(env.DATA_DIR, 'reference');
  const siteDir = path.join(buildDir, 'site');
  const builder = createBuilder({
    rootDir: ROOT_DIR,
    siteDir: SITE_DIR,
    buildDir,
    limitMs: LIMIT_MS,
    environment: {
      ...readBuildSettings(env, toEnvironment(env)),
      STRAPI_API_URL: env.STRAPI_API_URL,
      STRAPI_TOKEN: env.STRAPI_TOKEN,
    },
  });

  async function clearContentCaches(): Promise<void> {
    const cacheDir = path.join(siteDir, '.cache');
    const names = await readdir(cacheDir).catch(() => []);
    for (const name of names.filter((each) => each !== KEPT)) {
      await rm(path.join(cacheDir, name), { recursive: true, force: true });
    }
    await rm(path.join(siteDir, 'public'), { recursive: true, force: true });
  }

  return {
    async build(): Promise<BuiltFiles> {
      await clearContentCaches();
      const { signal } = new AbortController();
      const dir = await builder.build({ isCold: false, signal });
      return hashFiles(dir, await listBuildFiles(dir));
    },
    remove: async (): Promise<void> => {
      await builder.end();
      await rm(buildDir, { recursive: true, force: true });
    },
  };
}

type ReferenceBuilder = ReturnType<typeof createReferenceBuilder>;

type Schedule = { publishAt: string | null; unpublishAt: string | null; failure: object | null };

async function untilSchedulesAreDone(trial: Trial): Promise<void> {
  const { editor, entries } = trial;
  for (const entry of [...entries.values()].filter(({ isScheduled }) => isScheduled)) {
    const path = `/scheduling-panel/entries/${entry.uid}/${entry.documentId}`;
    const read = async () => (await editor.call<{ data: Schedule }>('GET', path)).data;
    await until(`se cumple la fecha de ${label(entry)}`, async () => {
      const { publishAt, unpublishAt } = await read();
      return publishAt === null && unpublishAt === null;
    });
    // A scheduled action can be rejected like an edit.
    if ((await read()).failure) await reload(trial, [entry]);
    entry.isScheduled = false;
  }
}

/** Returns the published revision; undefined while the CMS does not respond in time. */
async function readRevision({ env }: Product): Promise<string | undefined> {
  try {
    return (await readSnapshot({ apiUrl: env.STRAPI_API_URL, token: env.STRAPI_TOKEN })).revision;
  } catch (error) {
    if (error instanceof CmsUnavailable) return undefined;
    throw error;
  }
}

/** Waits until the published content is live. @throws when a build fails */
async function untilAllLive(trial: Trial): Promise<void> {
  await untilSchedulesAreDone(trial);
  await until('está en línea lo publicado', async () => {
    const revision = await readRevision(trial.product);
    if (revision === undefined) return false;
    const { state, live, last } = await trial.product.status();
    if (state === 'failed') {
      throw new Error(`No se publicó: ${last?.error ?? ''} ${last?.detail ?? ''}`);
    }
    return state === 'idle' && live?.revision === revision;
  });
}
