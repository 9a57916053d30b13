import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { inParallel } from '../lib/in-parallel.ts';
import { IMMUTABLE } from '../lib/releases/headers.ts';
import { readRelease } from '../lib/releases/release-record.ts';
import { KEPT_MS } from '../lib/releases/retained-files.ts';
import { UserError } from '../lib/user-error.ts';
import { listSiteObjects, PHASES, type SiteObject } from './site-objects.ts';
import { readJson, type Target, writeJson } from './target.ts';

const STATE_FILE = 'publication.json';

type PublicationState = {
  release?: string;
  /**
   * Name → hash of the object; empty while it is being replaced or removed, so that an interruption is
   * detected.
   */
  objects: Record<string, string>;
  /** Name → since when no page uses the object. */
  retired: Record<string, string>;
};

/** Selects the objects to remove: at once, except the assets that open tabs may still request. */
function retire(state: PublicationState, current: ReadonlySet<string>, now: Date) {
  const obsolete = Object.keys(state.objects).filter((name) => !current.has(name));
  const retired: Record<string, string> = {};
  for (const name of obsolete.filter((each) => IMMUTABLE.test(each))) {
    retired[name] = state.retired[name] ?? now.toISOString();
  }
  const isExpired = (name: string) =>
    !(name in retired) || now.getTime() - Date.parse(retired[name] ?? '') >= KEPT_MS;
  return { retired, gone: obsolete.filter(isExpired) };
}

/**
 * Publishes a release to a target; writes only changed objects, and the files of a page before the page.
 * An interrupted publication can be repeated.
 * @param dir the folder of a checked release
 * @throws UserError while another publication to the target is under way
 */
export async function publishRelease(dir: string, target: Target, now = new Date()) {
  const { id } = readRelease(dir);
  const objects = await listSiteObjects(dir, target.hasFlatNames);

  return withLease(target, async (renew) => {
    const writeState = (content: PublicationState) =>
      writeJson(target, STATE_FILE, { content, cacheControl: 'no-cache' });
    const state = (await readJson<PublicationState>(target, STATE_FILE)) ?? {
      objects: {},
      retired: {},
    };
    const changed = objects.filter(({ name, hash }) => state.objects[name] !== hash);
    const { retired, gone } = retire(state, new Set(objects.map(({ name }) => name)), now);
    // Before anything is replaced or removed: after an interruption the old hashes are not valid.
    const touched = [...changed.map(({ name }) => name), ...gone];
    for (const name of touched) state.objects[name] = '';
    if (touched.length > 0) await writeState(state);

    let bytes = 0;
    const upload = async ({ name, hash, load }: SiteObject): Promise<void> => {
      const object = await load();
      await target.write(name, object);
      state.objects[name] = hash;
      bytes += object.body.length;
    };
    for (const phase of PHASES) {
      await renew();
      // The record marks the site as complete, so obsolete objects are removed before it.
      if (phase === 'record') await inParallel(gone, target.remove);
      const due = changed.filter((each) => each.phase === phase);
      await inParallel(due, upload);
      if (phase !== 'record' && changed.length > 0) await writeState(state);
    }
    for (const name of gone) {
      delete state.objects[name];
      delete retired[name];
    }
    await writeState({ release: id, objects: state.objects, retired });
    return { release: id, written: changed.length, bytes, removed: gone.length };
  });
}

const FILE = 'publication.lock';
/** Age after which a lease that was not renewed is expired. */
const LEASE_MS = 10 * 60_000;

type Lease = { by: string; at: string };

function targetBusy(target: Target): UserError {
  return new UserError(
    `Otra publicación a ${target.name} está en curso.`,
    'Espera a que termine. La que se interrumpió deja de estorbar a los diez minutos.',
  );
}

/**
 * Runs `work` while holding the lease on the target. Not every bucket supports conditional writes, so it
 * writes the lease, waits, and verifies that no other publication has replaced it. `renew` extends the
 * lease and throws when another publication has taken it over.
 * @throws UserError while another publication is under way
 */
async function withLease<T>(
  target: Target,
  work: (renew: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const by = randomUUID();
  const readLease = () => readJson<Lease>(target, FILE);
  const writeLease = () => {
    const content: Lease = { by, at: new Date().toISOString() };
    return writeJson(target, FILE, { content, cacheControl: 'no-store' });
  };
  const holdsLease = async () => (await readLease())?.by === by;

  const other = await readLease();
  if (other && Date.now() - Date.parse(other.at) < LEASE_MS) throw targetBusy(target);
  await writeLease();
  await sleep(target.settleMs);
  if (!(await holdsLease())) throw targetBusy(target);
  try {
    return await work(async () => {
      if (!(await holdsLease())) throw targetBusy(target);
      await writeLease();
    });
  } finally {
    if (await holdsLease()) await target.remove(FILE);
  }
}
