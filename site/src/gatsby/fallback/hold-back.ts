import type { NodeInput } from 'gatsby';
import { BuildFailure, type EntryReference } from '../build-failure';
import type { EntryProblem } from '../content-checks/find-problems';
import { keyOf, type SourcedEntry } from '../sourced-entry';
import type { HeldEntry } from './content-store';

/** More than this is no accident of an editor: the picture server is away, or a field is new. */
const MAX_HELD = 20;

type Content = {
  entries: SourcedEntry[];
  nodes: ReadonlyMap<string, NodeInput>;
  held: HeldEntry[];
};

export type HoldBackOptions = {
  published: readonly SourcedEntry[];
  /** Entries that an earlier attempt at this content found to be bad. */
  requested: readonly EntryProblem[];
  /** Whether the site can do without an entry: it is no page, and visitors have never seen it. */
  mayLeaveOut: (key: string, uid: string) => boolean;
  /** The version in the live release, ready to be used; undefined when there is none. */
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
 * The published content with the last good version in the place of each entry that would stop the
 * build; an entry that was never on the site is left out.
 * @throws BuildFailure for an entry that can neither be replaced nor left out, or when too many are bad
 */
export async function holdBack(options: HoldBackOptions): Promise<Content> {
  const { published, mayLeaveOut, restore, toNodes, findProblems } = options;
  const current = new Map(published.map((entry) => [keyOf(entry), entry]));
  const held = new Map<string, HeldEntry>();

  async function replace(problem: EntryProblem): Promise<boolean> {
    const { uid } = problem.entry;
    const key = keyOfReference(problem.entry);
    if (!current.has(key)) return true;
    // What was good once and is not any more is not the fault of the entry.
    if (held.has(key)) return false;
    const good = await restore(key);
    if (good) current.set(key, good);
    else if (mayLeaveOut(key, uid)) current.delete(key);
    else return false;
    held.set(key, { ...problem, isLeftOut: !good });
    return true;
  }

  let problems = [...options.requested];
  for (;;) {
    for (const problem of new Map(
      problems.map((each) => [keyOfReference(each.entry), each]),
    ).values()) {
      const isReplaced = await replace(problem);
      if (!isReplaced || held.size > MAX_HELD) fail(problems);
    }
    const entries = [...current.values()];
    const nodes = await toNodes(entries);
    problems = await findProblems(nodes);
    if (problems.length === 0) return { entries, nodes, held: [...held.values()] };
  }
}
