import { randomInt } from 'node:crypto';

import { REFERENCE_ALPHABET as ALPHABET } from '../../contracts/chat-reference';

const LENGTH = 6;

/**
 * Returns a random reference such as `TQ-7F3K9M` (729 million values).
 * @param index returns a random number below its argument
 */
export function createFolio(index: (count: number) => number = randomInt): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[index(ALPHABET.length)]);
  return `TQ-${letters.join('')}`;
}
