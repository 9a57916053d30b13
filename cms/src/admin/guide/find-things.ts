import type { GuideThing } from '../../../contracts/guide/thing';

const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('es-MX');

/** The things that have every word of what was typed, in any form of writing. */
export function findThings(things: readonly GuideThing[], typed: string): readonly GuideThing[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return things.filter(({ title, goal, steps, onSite, others = '' }) => {
    const text = fold([title, goal, ...steps, onSite, others].join(' '));
    return words.every((word) => text.includes(word));
  });
}
