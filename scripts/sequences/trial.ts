import sharp from 'sharp';
import type { CmsEditor } from '../faults/cms-editor.ts';
import type { Variables } from '../lib/env.ts';
import type { Model, ModelEntry } from './model.ts';

/** What the edits of a sequence work on. */
export type Trial = {
  env: Variables;
  editor: CmsEditor;
  model: Model;
  /** Returns a number that no other edit of the run has. */
  next: () => number;
};

/** The random numbers of one edit, used up one by one. */
export type Choice = {
  /** Picks one; undefined when there is none. Zero picks the newest. */
  of: <T>(list: readonly T[]) => T | undefined;
  /** True one time in `count`. */
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
  /** How often it comes up compared with the others. */
  weight: number;
  /**
   * Does it as the panel does and writes the result into the model.
   * @returns what was done, in words; undefined when there is nothing that it could be done to
   * @throws CmsRefusal when the CMS does not accept it
   */
  apply: (trial: Trial, choice: Choice) => Promise<string | undefined>;
};

/** The entries that may be edited now and satisfy a condition, the newest last. */
export function entriesOf(
  { model }: Trial,
  accepts: (entry: ModelEntry) => boolean = () => true,
): ModelEntry[] {
  return [...model.entries.values()].filter(
    (entry) => !entry.isScheduled && !entry.isForeign && accepts(entry),
  );
}

export const label = ({ uid, name }: ModelEntry): string => `${uid.split('.')[1]} «${name}»`;

/** A picture that looks like no other. */
export function drawPicture(number: number): Promise<Buffer> {
  const background = { r: (number * 37) % 256, g: (number * 101) % 256, b: 160 };
  const square = { create: { width: 300, height: 300, channels: 3, background: '#fff' } } as const;
  return sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .composite([{ input: square, left: (number * 13) % 900, top: (number * 7) % 600 }])
    .webp()
    .toBuffer();
}

/** Adds a picture to the media library, and to the model. */
export async function addPicture({ editor, model, next }: Trial): Promise<number> {
  const number = next();
  const name = `secuencia-${number}.webp`;
  const id = await editor.addPicture(name, await drawPicture(number));
  model.pictures.push({ id, name });
  return id;
}
