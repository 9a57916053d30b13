import { randomInt } from 'node:crypto';

// Without 0 O 1 I L U: people read folios aloud on the telephone.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** Returns a random reference such as `TQ-7F3K9M` (729 million values). */
export function createFolio(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `TQ-${letters.join('')}`;
}
