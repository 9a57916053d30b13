import { randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const ALPHABET = `0123456789${LETTERS}`;
const LENGTH = 24;

/** Creates a `documentId` in Strapi's format: 24 lower-case letters and digits, a letter first. */
export function createDocumentId(): string {
  const rest = Array.from({ length: LENGTH - 1 }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${LETTERS[randomInt(LETTERS.length)]}${rest.join('')}`;
}
