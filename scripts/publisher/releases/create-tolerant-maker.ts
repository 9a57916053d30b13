import type { HeldEntry } from '@tequiora/cms/contracts/site-build.ts';
import { CmsRefused, CmsUnavailable } from '../../lib/read-snapshot.ts';
import { type ChangedEntry, listChangedEntries } from '../failures/changed-entries.ts';
import { explainCulprit } from '../failures/explain-culprit.ts';
import { isDiskFull, PublishFailure, toPublishFailure } from '../failures/failure.ts';
import { isKnownToFail } from '../failures/find-culprits.ts';
import { findHeldEntries, keyOf, MAX_ROUNDS } from '../failures/held-entries.ts';
import { findMentionedEntries } from '../failures/mentioned-entries.ts';
import { ContentChanged } from './content-changed.ts';
import type { Attempt, MadeRelease, MakerOptions, MakeRequest } from './make-request.ts';
import { searchForCulprits } from './search-for-culprits.ts';

/** `held`: entries that a check has named, and that may be the cause. */
type Failed = { error: unknown; held: readonly HeldEntry[] };

/** Returns whether an entry may be the cause although the failure names none. */
function isSearchable(error: unknown, { signal }: MakeRequest): boolean {
  if (signal.aborted || isDiskFull(error)) return false;
  if (error instanceof CmsUnavailable || error instanceof CmsRefused) return false;
  if (error instanceof ContentChanged) return false;
  // The build has already held back what its own checks name.
  return !(error instanceof PublishFailure && error.problems.length === 0);
}

/**
 * Creates a function that makes a release although entries stop the build. It holds back the entries
 * that a check names; else those that the log points at, if the build then passes; else those that a
 * search finds among the changes since the live release.
 */
export function createTolerantMaker(options: MakerOptions, attempt: Attempt): Attempt {
  const { releases, content, log } = options;

  /** Builds, and again without the entries that the checks name. */
  async function makeWithoutNamed(request: MakeRequest): Promise<MadeRelease | Failed> {
    let { held, isCold } = request;
    let suspected = held;
    for (let round = 0; ; round += 1) {
      try {
        return await attempt({ ...request, held, isCold });
      } catch (error) {
        const found = findHeldEntries(error, held, request.before);
        if (found.length === 0 || round === MAX_ROUNDS) return { error, held: suspected };
        held = [...held, ...found];
        // An entry that is live as it is shows the fault of another one, or links to a removed one.
        const live = releases.live()?.entries ?? {};
        const isSuspected = (each: HeldEntry) =>
          each.isMinor || each.hash !== live[keyOf(each.entry)];
        suspected = [...suspected, ...found.filter(isSuspected)];
        isCold = false;
        for (const { message } of found) {
          log(`Se detiene una entrada y se construye otra vez: ${message}`);
        }
      }
    }
  }

  return async (request) => {
    const { before } = request;
    const live = releases.live();
    const names = await content.readNames(live?.id);
    const base = { release: live?.id, source: options.source };
    // A build from empty caches starts over.
    if (request.isCold) await content.endSearch();
    const evidence = await content.readEvidence(base);
    const listChanged = (held: readonly HeldEntry[], snapshot = before): ChangedEntry[] =>
      listChangedEntries(snapshot, live?.entries ?? {}, held, (key) => names.get(key));
    const search = (
      held: readonly HeldEntry[],
      changed: readonly ChangedEntry[],
      first?: unknown,
    ): Promise<MadeRelease> =>
      searchForCulprits(
        { options, attempt, base, evidence, listChanged, request, held, changed },
        first,
      );

    const isResumed = isKnownToFail(
      listChanged(request.held).map(({ change }) => change),
      evidence,
    );
    if (isResumed) return search(request.held, listChanged(request.held));

    let result = await makeWithoutNamed(request);
    if (!('error' in result)) return result;
    const { held } = result;
    const changed = listChanged(held);
    const guesses = new Map<ChangedEntry, HeldEntry>();
    for (let round = 0; 'error' in result; round += 1) {
      const { error } = result;
      if (!isSearchable(error, request)) throw error;
      const others = changed.filter((each) => !guesses.has(each));
      const mentioned = findMentionedEntries(error, others, before);
      if (mentioned.length === 0 || round === MAX_ROUNDS) return search(held, changed, error);
      for (const each of mentioned) {
        log(`La construcción falló y señala a ${each.label}: se prueba sin ella.`);
        guesses.set(each, explainCulprit(each, toPublishFailure(error)));
      }
      const tried = [...held, ...guesses.values()];
      result = await makeWithoutNamed({ ...request, held: tried, isCold: false });
    }
    if (guesses.size === 1) return result;
    // Not each of them has to be a culprit.
    await releases.discard(result.release.id);
    const others = changed.filter((each) => !guesses.has(each));
    evidence.passed.push(others.map(({ change }) => change));
    return search(held, [...others, ...guesses.keys()]);
  };
}
