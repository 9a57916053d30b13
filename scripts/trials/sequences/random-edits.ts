import fc from 'fast-check';
import { CmsRefusal } from '../../lib/cms-editor.ts';
import { detail } from '../../lib/steps.ts';
import { createChoice, type Edit } from './edit.ts';
import { OTHER_EDITS } from './edits/other-edits.ts';
import { PICTURE_EDITS } from './edits/picture-edits.ts';
import { PUBLISH_EDITS } from './edits/publish-edits.ts';
import { CREATE, WRITE_EDITS } from './edits/write-edits.ts';
import type { Trial } from './trial.ts';

/** A random edit; `waits`: waits afterwards until it is live. */
export type Step = { edit: string; numbers: number[]; waits: boolean };

/** Number of accepted and rejected edits per name, with the last reason. */
export type Tally = Map<string, { accepted: number; refused: number; reason: string }>;

/** All content operations of the panel. */
const EDITS: readonly Edit[] = [...WRITE_EDITS, ...PUBLISH_EDITS, ...PICTURE_EDITS, ...OTHER_EDITS];
const NUMBERS = 8;
/** One in so many edits waits until everything is live. */
const WAITS_EVERY = 4;

const number = fc.noBias(fc.nat());
const step: fc.Arbitrary<Step> = fc.record({
  edit: fc.oneof(...EDITS.map(({ name, weight }) => ({ weight, arbitrary: fc.constant(name) }))),
  numbers: fc.array(number, { minLength: NUMBERS, maxLength: NUMBERS }),
  waits: number.map((each) => each % WAITS_EVERY === 0),
});

export const randomSteps = (count: number): fc.Arbitrary<Step[]> =>
  fc.array(step, { minLength: count, maxLength: count });

export function createTally(): Tally {
  return new Map(EDITS.map(({ name }) => [name, { accepted: 0, refused: 0, reason: '' }]));
}

/** Applies an edit; creates an entry instead when no entry is applicable. */
export async function applyStep(trial: Trial, { edit, numbers }: Step, tally: Tally) {
  const chosen = EDITS.filter(({ name }) => name === edit);
  for (const { name, apply } of [...chosen, CREATE]) {
    const counts = tally.get(name) ?? { accepted: 0, refused: 0, reason: '' };
    try {
      const done = await apply(trial, createChoice(numbers));
      if (done === undefined) continue;
      counts.accepted += 1;
      detail(`${name}: ${done}`);
    } catch (error) {
      if (!(error instanceof CmsRefusal)) throw error;
      counts.refused += 1;
      counts.reason = error.message;
      detail(`${name}: el CMS no lo acepta (${error.message})`);
    }
    return;
  }
}
