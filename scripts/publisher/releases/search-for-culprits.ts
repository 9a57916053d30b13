import type { HeldEntry } from '@tequiora/cms/contracts/site-build.ts';
import type { Snapshot } from '@tequiora/cms/contracts/snapshot.ts';
import { CmsRefused, CmsUnavailable } from '../../lib/read-snapshot.ts';
import type { SearchBase } from '../build/content-store.ts';
import type { ChangedEntry } from '../failures/changed-entries.ts';
import { explainCulprit } from '../failures/explain-culprit.ts';
import { isDiskFull, PublishFailure, toPublishFailure } from '../failures/failure.ts';
import {
  findCulprits,
  type Culprit,
  type Evidence,
  type FailedTrial,
} from '../failures/find-culprits.ts';
import { keyOf } from '../failures/held-entries.ts';
import { ContentChanged } from './content-changed.ts';
import type { Attempt, MadeRelease, MakerOptions, MakeRequest } from './make-request.ts';

type Search = {
  options: MakerOptions;
  attempt: Attempt;
  base: SearchBase;
  /** Grows with each build. */
  evidence: Evidence;
  listChanged: (held: readonly HeldEntry[], snapshot: Snapshot) => ChangedEntry[];
  request: MakeRequest;
  held: readonly HeldEntry[];
  changed: readonly ChangedEntry[];
};

const UNRELATED =
  'Tampoco se puede construir con el contenido de antes, así que no lo causa ninguna entrada. Avisa a quien administra el servidor.';

/** Returns the held entries of a trial: those of all changes that it does not publish. */
function holdOthers(
  changed: readonly ChangedEntry[],
  published: readonly string[],
  culprits: readonly Culprit[] = [],
): HeldEntry[] {
  const kept = new Set(published);
  const causes = new Map(culprits.map(({ change, cause }) => [change, cause]));
  return changed
    .filter(({ change }) => !kept.has(change))
    .map((each) => explainCulprit(each, causes.get(each.change) ?? { message: '' }));
}

/** Builds with a part of the changes and adds the result to the evidence; undefined when it fails. */
async function runTrial(search: Search, tried: readonly HeldEntry[], published: string[]) {
  const { options, attempt, evidence, listChanged, request } = search;
  const held = [...search.held, ...tried];
  try {
    const trial = { ...request, held, isCold: false, mayRebuild: false };
    const made = await attempt({ ...trial, enter: () => undefined });
    evidence.passed.push(published);
    return made;
  } catch (error) {
    request.signal.throwIfAborted();
    const reason = error instanceof ContentChanged ? error.cause : error;
    const isOutage = reason instanceof CmsUnavailable || reason instanceof CmsRefused;
    if (isOutage || isDiskFull(reason)) throw reason;
    // What was published during the build may be in it, and be the cause.
    const after = await options.readSnapshot();
    const { message, detail } = toPublishFailure(reason);
    const inBuild = listChanged(held, after).map(({ change }) => change);
    evidence.failed.push({ published: inBuild, message, detail });
    if (after.revision !== request.before.revision) throw new ContentChanged({ cause: reason });
    return undefined;
  }
}

/** Returns the entries that a build held back, with the reasons that the search has found since. */
function withReasons(made: MadeRelease, reasons: readonly HeldEntry[]): MadeRelease {
  const byKey = new Map(reasons.map((each) => [keyOf(each.entry), each]));
  const held = made.held.map((each) => {
    const { message, detail } = byKey.get(keyOf(each.entry)) ?? each;
    return { ...each, message, detail };
  });
  return { ...made, held };
}

/** Explains a failure that no entry causes, by its first build if that is known. */
function explainUnrelated(first: PublishFailure | undefined, cause: FailedTrial): PublishFailure {
  // A check names an entry, but the failure stays without its new version.
  if (first?.entry) return first;
  const { message, detail } = first ?? cause;
  const sentence = message.replace(/\.?$/, '.');
  return new PublishFailure({ message: `${sentence} ${UNRELATED}`, isCacheSuspect: true }, detail);
}

function logResult({ options }: Search, held: readonly HeldEntry[]): void {
  for (const { message } of held) options.log(`Se encontró la entrada que lo impide: ${message}`);
}

/**
 * Makes a release without the changes that stop the build, which it finds by builds with a part of the
 * changes. The evidence is stored after each build, so that a search continues after a restart, and
 * after other entries have changed.
 * @throws PublishFailure when the build fails also without any change; ContentChanged when the content
 * changed, to continue with the new content
 */
export async function searchForCulprits(search: Search, first?: unknown): Promise<MadeRelease> {
  const { options, base, evidence, request, changed } = search;
  const { content, releases, log } = options;
  const { before, signal, enter } = request;
  const changes = changed.map(({ change }) => change);
  let last: { made: MadeRelease; held: string } | undefined;
  const discardLast = async (): Promise<void> => {
    if (last) await releases.discard(last.made.release.id);
    last = undefined;
  };

  if (changes.length === 0 && first !== undefined) {
    throw explainUnrelated(toPublishFailure(first), { published: [], message: '' });
  }
  enter('search');
  await content.saveEvidence(base, evidence);
  for (;;) {
    const step = findCulprits(changes, evidence);
    if (step.type === 'unrelated') {
      await content.endSearch();
      throw explainUnrelated(first === undefined ? undefined : toPublishFailure(first), step.cause);
    }
    const isFound = step.type === 'found';
    const held = holdOthers(changed, step.published, isFound ? step.culprits : []);
    const heldKeys = held.map(({ entry }) => keyOf(entry)).join(' ');
    if (isFound && last?.held === heldKeys) {
      logResult(search, held);
      return withReasons(last.made, held);
    }
    await discardLast();
    const { revision } = await options.readSnapshot();
    if (revision !== before.revision) throw new ContentChanged();
    log(
      `Se busca qué entrada impide construir el sitio: se prueba con ${step.published.length} de ${changes.length} cambios.`,
    );
    try {
      const made = await runTrial(search, held, step.published);
      if (made) last = { made, held: heldKeys };
    } finally {
      await content.saveEvidence(base, evidence);
    }
    signal.throwIfAborted();
  }
}
