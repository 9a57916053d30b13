import sharp from 'sharp';
import type { Variables } from '../../lib/env.ts';
import type { CmsEditor } from '../harness/cms-editor.ts';
import type { Model, ModelEntry } from './model.ts';

export type Trial = {
  env: Variables;
  editor: CmsEditor;
  model: Model;
  /** Returns a unique number within the run. */
  next: () => number;
};

/** Random choices of one edit. */
export type Choice = {
  /** Picks an element; undefined for an empty list. The number zero picks the newest. */
  of: <T>(list: readonly T[]) => T | undefined;
  /** Returns true with probability 1 / `count`. */
  oneIn: (count: number) => boolean;
};

export function createChoice(numbers: readonly number[]): Choice {
  const left = [...numbers];
  const next = (): number => left.shift() ?? 0;
  return {
    of: (list) => list[list.length - 1 - (next() % list.length)],
    oneIn: (count) => next() % count === count - 1,
  };
}

export type Edit = {
  name: string;
  weight: number;
  /**
   * Applies the edit like the panel and updates the model.
   * @returns a description; undefined when no entry is applicable
   * @throws CmsRefusal when the CMS rejects the edit
   */
  apply: (trial: Trial, choice: Choice) => Promise<string | undefined>;
};

/** Returns the editable entries that satisfy a condition, newest last. */
export function entriesOf(
  { model }: Trial,
  accepts: (entry: ModelEntry) => boolean = () => true,
): ModelEntry[] {
  return [...model.entries.values()].filter(
    (entry) => !entry.isScheduled && !entry.isForeign && accepts(entry),
  );
}

export const label = ({ uid, name }: ModelEntry): string => `${uid.split('.')[1]} «${name}»`;

/**
 * Returns an edit of one entry that satisfies a condition. `apply` returns a description other than the
 * label of the entry, if any.
 */
export function editEntry(
  name: string,
  weight: number,
  accepts: (entry: ModelEntry) => boolean,
  apply: (entry: ModelEntry, trial: Trial, choice: Choice) => Promise<string | void>,
): Edit {
  return {
    name,
    weight,
    async apply(trial, choice) {
      const entry = choice.of(entriesOf(trial, accepts));
      return entry && ((await apply(entry, trial, choice)) ?? label(entry));
    },
  };
}

export function drawPicture(number: number): Promise<Buffer> {
  const background = { r: (number * 37) % 256, g: (number * 101) % 256, b: 160 };
  const square = { create: { width: 300, height: 300, channels: 3, background: '#fff' } } as const;
  return sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .composite([{ input: square, left: (number * 13) % 900, top: (number * 7) % 600 }])
    .webp()
    .toBuffer();
}

export async function addPicture({ editor, model, next }: Trial): Promise<number> {
  const number = next();
  const name = `secuencia-${number}.webp`;
  const id = await editor.addPicture(name, await drawPicture(number));
  model.pictures.push({ id, name });
  return id;
}
