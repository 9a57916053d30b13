import type { NodeInput } from 'gatsby';
import type {
  EntryProblem,
  EntryReference,
  HeldEntry,
} from '@tequiora/cms/contracts/site-build.ts';
import { BuildFailure } from '../build-failure';
import { keyOf, type SourcedEntry } from '../sourced-entry';

/**
 * A higher number suggests a system error, such as an unreachable file server or a new required
 * field.
 */
const MAX_HELD = 20;

/** `isSuspect`: kept as it is if there is no other version. */
type RequestedHold = EntryProblem & Pick<HeldEntry, 'isSuspect'>;

type Content = {
  entries: SourcedEntry[];
  nodes: ReadonlyMap<string, NodeInput>;
  held: HeldEntry[];
};

export type HoldBackOptions = {
  published: readonly SourcedEntry[];
  /** Entries that an earlier attempt with this content rejected. */
  requested: readonly RequestedHold[];
  /** Returns true when the site works without the entry: it is not a page and was never live. */
  mayOmit: (key: string, uid: string) => boolean;
  /** Returns the version in the live release with its files; undefined without one. */
  restore: (key: string) => Promise<SourcedEntry | undefined>;
  toNodes: (entries: readonly SourcedEntry[]) => Promise<ReadonlyMap<string, NodeInput>>;
  findProblems: (nodes: ReadonlyMap<string, NodeInput>) => Promise<EntryProblem[]>;
};

const keyOfReference = ({ uid, documentId }: EntryReference) => `${uid}:${documentId}`;

function fail(problems: readonly EntryProblem[]): never {
  const [first] = problems;
  if (!first) throw new Error('no problem');
  const others = problems.length > 1 ? ` (y ${problems.length - 1} más)` : '';
  throw new BuildFailure({ ...first, message: first.message + others });
}

/**
 * Returns the published content in which each invalid entry is replaced by its last valid version,
 * or omitted if it was never on the site.
 * @throws BuildFailure for an entry that can neither be replaced nor omitted, or when too many
 * entries are invalid
 */
export async function holdBack(options: HoldBackOptions): Promise<Content> {
  const { published, mayOmit, restore, toNodes, findProblems } = options;
  const current = new Map(published.map((entry) => [keyOf(entry), entry]));
  const held = new Map<string, HeldEntry>();

  async function replace(problem: RequestedHold): Promise<boolean> {
    const { entry, isSuspect } = problem;
    const key = keyOfReference(entry);
    // A removed entry may be a suspect, too: then it stays on the site.
    if (!current.has(key) && !isSuspect) return true;
    // When a valid version becomes invalid, the entry is not the cause.
    if (held.has(key)) return false;
    const valid = await restore(key);
    if (valid) current.set(key, valid);
    else if (mayOmit(key, entry.uid)) current.delete(key);
    else return isSuspect === true;
    held.set(key, { ...problem, isLeftOut: !valid });
    return true;
  }

  const isTooMany = (): boolean =>
    [...held.values()].filter(({ isSuspect }) => !isSuspect).length > MAX_HELD;
  let problems: RequestedHold[] = [...options.requested];
  for (;;) {
    for (const problem of new Map(
      problems.map((each) => [keyOfReference(each.entry), each]),
    ).values()) {
      const isReplaced = await replace(problem);
      if (!isReplaced || isTooMany()) fail(problems);
    }
    const entries = [...current.values()];
    const nodes = await toNodes(entries);
    problems = await findProblems(nodes);
    if (problems.length === 0) return { entries, nodes, held: [...held.values()] };
  }
}
