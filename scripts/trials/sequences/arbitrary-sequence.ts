import fc from 'fast-check';
import { EDITS, type Step } from './edits.ts';

const NUMBERS = 8;
/** One in so many edits waits until everything is live. */
const WAITS_EVERY = 4;

const number = fc.noBias(fc.nat());

const step: fc.Arbitrary<Step> = fc.record({
  edit: fc.oneof(...EDITS.map(({ name, weight }) => ({ weight, arbitrary: fc.constant(name) }))),
  numbers: fc.array(number, { minLength: NUMBERS, maxLength: NUMBERS }),
  waits: number.map((each) => each % WAITS_EVERY === 0),
});

export const arbitrarySequence = (edits: number): fc.Arbitrary<Step[]> =>
  fc.array(step, { minLength: edits, maxLength: edits });

const newest = (edit: string, waits: boolean): Step => ({ edit, numbers: [], waits });

/** Regression: an entry is withdrawn and published again, the only one that shows its picture. */
export const KNOWN_SEQUENCE: readonly Step[] = [
  newest('crear', false),
  newest('publicar', true),
  newest('retirar', true),
  newest('publicar', true),
];
