import { entriesOf, label, type ModelEntry, type Trial } from './trial.ts';

/** Random choices of one edit. */
export type Choice = ReturnType<typeof createChoice>;

export function createChoice(numbers: readonly number[]) {
  const left = [...numbers];
  const next = (): number => left.shift() ?? 0;
  return {
    /** Picks an element; undefined for an empty list. The number zero picks the newest. */
    of: <T>(list: readonly T[]): T | undefined => list[list.length - 1 - (next() % list.length)],
    /** Returns true with probability 1 / `count`. */
    oneIn: (count: number): boolean => next() % count === count - 1,
  };
}

export type Edit = {
  name: string;
  weight: number;
  /**
   * Applies the edit like the panel and updates the trial's model.
   * @returns a description; undefined when no entry is applicable
   * @throws CmsRefusal when the CMS rejects the edit
   */
  apply: (trial: Trial, choice: Choice) => Promise<string | undefined>;
};
type Accepts = (entry: ModelEntry) => boolean;

/**
 * Returns an edit of one entry that satisfies a condition. `apply` returns a description other than the
 * label of the entry, if any, or false when the entry turns out not to be applicable.
 */
export function editEntry(
  name: string,
  weight: number,
  accepts: Accepts,
  apply: (entry: ModelEntry, trial: Trial, choice: Choice) => Promise<string | false | void>,
): Edit {
  return {
    name,
    weight,
    async apply(trial, choice) {
      const entry = choice.of(entriesOf(trial, accepts));
      const done = entry && (await apply(entry, trial, choice));
      return done === false ? undefined : (done ?? (entry && label(entry)));
    },
  };
}

export const isAny: Accepts = () => true;
export const isLive: Accepts = ({ publishedName }) => publishedName !== undefined;
export const isDraft: Accepts = (entry) => !isLive(entry);
export const isModified: Accepts = (entry) => isLive(entry) && entry.publishedName !== entry.name;
export const isPublishable: Accepts = (entry) => isDraft(entry) || isModified(entry);
