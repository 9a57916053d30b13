/** A failed build, as evidence against the changes that it published. */
export type FailedTrial = { published: string[]; message: string; detail?: string };

/**
 * What builds since the last release have shown, as sets of published changes. The content of a build is
 * the live release with these changes, so the evidence stays true while other entries change.
 */
export type Evidence = { passed: string[][]; failed: FailedTrial[] };

export type Culprit = { change: string; cause: FailedTrial };

/** What to do next: `build` tries a set of changes; the others stop the search. */
export type SearchStep =
  | { type: 'build'; published: string[] }
  | { type: 'found'; published: string[]; culprits: Culprit[] }
  /** The build fails also without any change. */
  | { type: 'unrelated'; cause: FailedTrial };

/** Builds of one search; enough for five culprits among a hundred changes. */
export const MAX_TRIALS = 48;

/** With more culprits, none of them is tried again together with the good changes. */
const MAX_TRIED_AGAIN = 5;

const isWithin = (part: readonly string[], whole: ReadonlySet<string>): boolean =>
  part.every((change) => whole.has(change));

const isSame = (one: readonly string[], other: ReadonlySet<string>): boolean =>
  one.length === other.size && isWithin(one, other);

/** Returns the evidence against a set of changes: a failed build that published a part of it. */
function findFailure(published: readonly string[], { failed }: Evidence): FailedTrial | undefined {
  const set = new Set(published);
  return (
    failed.find((trial) => isSame(trial.published, set)) ??
    failed.find((trial) => isWithin(trial.published, set))
  );
}

/** Returns how the build of exactly these changes ended; undefined without one. */
function isGoodExactly(
  published: readonly string[],
  { passed, failed }: Evidence,
): boolean | undefined {
  const set = new Set(published);
  if (failed.some((trial) => isSame(trial.published, set))) return false;
  return passed.some((good) => isSame(good, set)) || undefined;
}

/**
 * Returns whether a build of these changes passes, as far as the evidence shows: more changes than in a
 * failed build fail, fewer than in a good one pass. A build of exactly this set counts most.
 */
function isGood(published: readonly string[], evidence: Evidence): boolean | undefined {
  const exactly = isGoodExactly(published, evidence);
  if (exactly !== undefined) return exactly;
  if (evidence.passed.some((good) => isWithin(published, new Set(good)))) return true;
  return findFailure(published, evidence) ? false : undefined;
}

/** Signals that a build is needed to continue. */
class Unknown extends Error {
  constructor(readonly published: string[]) {
    super('unknown');
  }
}

function search(changes: readonly string[], evidence: Evidence): SearchStep {
  const ask = (published: string[]): boolean => {
    const known = isGood(published, evidence);
    if (known === undefined) throw new Unknown(published);
    return known;
  };
  const causeOf = (published: string[]): FailedTrial => {
    const cause = findFailure(published, evidence);
    if (!cause) throw new Error('A failed set has no failed build.');
    return cause;
  };
  // First all of them: the failure may have been temporary.
  if (ask([...changes])) return { type: 'found', published: [...changes], culprits: [] };
  if (!ask([])) return { type: 'unrelated', cause: causeOf([]) };
  let published: string[] = [];
  let culprits: Culprit[] = [];
  let rest = [...changes];
  while (rest.length > 0 && !ask([...published, ...rest])) {
    const upTo = (count: number): string[] => [...published, ...rest.slice(0, count)];
    let [good, bad] = [0, rest.length];
    while (bad - good > 1) {
      const middle = Math.floor((good + bad) / 2);
      if (ask(upTo(middle))) good = middle;
      else bad = middle;
    }
    const change = rest[good] as string;
    culprits.push({ change, cause: causeOf(upTo(bad)) });
    published = upTo(good);
    rest = rest.slice(bad);
  }
  published = [...published, ...rest];
  if (culprits.length > 1 && culprits.length <= MAX_TRIED_AGAIN) {
    // One may have failed only because another change, which it needs, was missing.
    for (const each of [...culprits]) {
      const more = [...published, each.change];
      const known = isGoodExactly(more, evidence);
      if (known === undefined) throw new Unknown(more);
      if (!known) continue;
      published = more;
      culprits = culprits.filter((other) => other !== each);
    }
  }
  if (!ask(published)) throw new Error('The result contradicts the evidence.');
  return { type: 'found', published, culprits };
}

/** Returns the largest set of changes that has passed and has not failed since. */
function largestGood(changes: readonly string[], evidence: Evidence): string[] | undefined {
  const all = new Set(changes);
  return evidence.passed
    .map((good) => good.filter((change) => all.has(change)))
    .filter((good) => isGood(good, evidence))
    .toSorted((a, b) => b.length - a.length)[0];
}

/** Ends a search that takes too long: publishes what is known to be good, and nothing else. */
function giveUp(changes: readonly string[], evidence: Evidence): SearchStep {
  const cause = findFailure(changes, evidence) ?? { published: [...changes], message: '' };
  const published = largestGood(changes, evidence);
  if (!published) return { type: 'unrelated', cause };
  const good = new Set(published);
  const culprits = changes
    .filter((change) => !good.has(change))
    .map((change) => ({
      change,
      cause: findFailure([...published, change], evidence) ?? cause,
    }));
  return { type: 'found', published, culprits };
}

/**
 * Returns the next step of the search for the changes without which a build passes. Deterministic, so a
 * search continues after a restart from its evidence. Each culprit takes about log2(changes) builds.
 * Of changes that fail only together, the last one in the order of `changes` is the culprit.
 */
export function findCulprits(changes: readonly string[], evidence: Evidence): SearchStep {
  if (evidence.passed.length + evidence.failed.length >= MAX_TRIALS) {
    return giveUp(changes, evidence);
  }
  try {
    return search(changes, evidence);
  } catch (error) {
    if (error instanceof Unknown) return { type: 'build', published: error.published };
    return giveUp(changes, evidence);
  }
}

/** Returns whether a build of all changes is known to fail. */
export function isKnownToFail(changes: readonly string[], evidence: Evidence): boolean {
  return isGood(changes, evidence) === false;
}
