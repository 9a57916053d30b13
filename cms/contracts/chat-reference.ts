/**
 * References in the text of chat links. `TQ-W7F3K` names a page and what the link is about;
 * `TQ-W7F3K-9MPQR` also names one press of the link. A folio has six characters: `TQ-7F3K9M`.
 */
import type { ShownTypeName } from './addresses';

/** Without 0 O 1 I L U: people read references and folios aloud on the telephone. */
export const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Types whose entries have chat links of their own. */
export const CHAT_TYPES = [
  'product',
  'flagship-product',
  'service',
  'package',
  'complementary-service',
  'case',
] as const satisfies readonly ShownTypeName[];

/** The entry that a chat link is about. */
export type ChatThing = { type: (typeof CHAT_TYPES)[number]; slug: string };

const LENGTH = 5;

/**
 * Returns the reference of a chat link of the page; without `thing` that of its general links. Different
 * links can have the same reference, though rarely: see `findReferenceCollisions`.
 */
export function chatReference(page: string, thing?: ChatThing): string {
  const key = thing ? `${page} ${thing.type} ${thing.slug}` : page;
  // FNV-1a with 32 bits, of UTF-16 units.
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193) >>> 0;
  }
  let characters = '';
  while (characters.length < LENGTH) {
    characters += REFERENCE_ALPHABET.charAt(hash % REFERENCE_ALPHABET.length);
    hash = Math.floor(hash / REFERENCE_ALPHABET.length);
  }
  return `TQ-${characters}`;
}

/** Returns the text of a chat link with its reference. */
export function withChatReference(text: string, reference: string): string {
  return `${text}\nRef. ${reference}`;
}
