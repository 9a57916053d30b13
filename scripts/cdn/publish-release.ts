import { inParallel } from '../lib/in-parallel.ts';
import { readRelease } from '../publisher/release-record.ts';
import { IMMUTABLE } from '../web/headers.ts';
import { readState, writeState, type PublicationState } from './publication-state.ts';
import { listSiteObjects, PHASES, type SiteObject } from './site-objects.ts';
import type { Target } from './target.ts';
import { withTurn } from './turn.ts';

/** A tab that was opened longer ago than this may have to load its page again. */
const KEPT_MS = 24 * 60 * 60_000;
const AT_ONCE = 8;

export type Publication = { release: string; written: number; bytes: number; removed: number };

/** What the site no longer has: gone at once, but for the files that open tabs still ask for. */
function retire(state: PublicationState, wanted: ReadonlySet<string>, now: Date) {
  const unwanted = Object.keys(state.objects).filter((name) => !wanted.has(name));
  const retired: Record<string, string> = {};
  for (const name of unwanted.filter((each) => IMMUTABLE.test(each))) {
    retired[name] = state.retired[name] ?? now.toISOString();
  }
  const isOver = (name: string) =>
    !(name in retired) || now.getTime() - Date.parse(retired[name] ?? '') >= KEPT_MS;
  return { retired, gone: unwanted.filter(isOver) };
}

/**
 * Makes a target serve a release of the site; writes only what differs. A visitor never meets a page
 * before what it needs, whoever cuts it short may run it again, and the later of two waits.
 * @param dir the folder of a checked release
 * @throws UserError while another publication to the target is under way
 */
export async function publishRelease(
  dir: string,
  target: Target,
  now = new Date(),
): Promise<Publication> {
  const { id } = readRelease(dir);
  const objects = await listSiteObjects(dir, target.hasFlatNames);

  return withTurn(target, async (renew) => {
    const state = await readState(target);
    const changed = objects.filter(({ name, hash }) => state.objects[name] !== hash);
    // Before anything is replaced: whoever comes after an interruption must not trust the old hashes.
    for (const { name } of changed) state.objects[name] = '';
    if (changed.length > 0) await writeState(target, state);

    let bytes = 0;
    const upload = async ({ name, hash, load }: SiteObject): Promise<void> => {
      const object = await load();
      await target.write(name, object);
      state.objects[name] = hash;
      bytes += object.body.length;
    };
    const { retired, gone } = retire(state, new Set(objects.map(({ name }) => name)), now);
    for (const phase of PHASES) {
      await renew();
      // The record speaks for the whole site, so what is no part of it has to be gone by then.
      if (phase === 'record') await inParallel(AT_ONCE, gone, target.remove);
      await inParallel(
        AT_ONCE,
        changed.filter((each) => each.phase === phase),
        upload,
      );
      if (phase !== 'record' && changed.length > 0) await writeState(target, state);
    }
    for (const name of gone) {
      delete state.objects[name];
      delete retired[name];
    }
    await writeState(target, { release: id, objects: state.objects, retired });
    return { release: id, written: changed.length, bytes, removed: gone.length };
  });
}
