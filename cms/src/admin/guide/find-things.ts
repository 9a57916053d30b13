import type { GuideThing } from '../../../contracts/guide/thing';
import { foldText } from '../../lib/fold-text';

/** The things that have every word of what was typed, in any form of writing. */
export function findThings(things: readonly GuideThing[], typed: string): readonly GuideThing[] {
  const words = foldText(typed).split(' ').filter(Boolean);
  return things.filter(({ title, goal, steps, onSite, others = '' }) => {
    const text = foldText([title, goal, ...steps, onSite, others].join(' '));
    return words.every((word) => text.includes(word));
  });
}
