import type { PublicationStatus } from '@tequiora/cms/contracts/publication.ts';

/** What came of an order to publish; `before` is what was known when it was given. */
export function publicationOutcome(
  before: PublicationStatus,
  now: PublicationStatus,
): 'published' | 'failed' | 'pending' {
  // The same object: nothing newer has come.
  if (now === before) return 'pending';
  if (now.phase === 'failed') return 'failed';
  return now.phase === 'live' && now.liveSince !== before.liveSince ? 'published' : 'pending';
}
