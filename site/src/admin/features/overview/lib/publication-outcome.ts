import type { PublicationStatus } from '@tequiora/cms/contracts/publication.ts';

/** Returns the outcome of a publish request; `before` is the status when it was sent. */
export function publicationOutcome(
  before: PublicationStatus,
  now: PublicationStatus,
): 'published' | 'failed' | 'pending' {
  // Same object: no newer status has been fetched.
  if (now === before) return 'pending';
  if (now.phase === 'failed') return 'failed';
  return now.phase === 'live' && now.liveSince !== before.liveSince ? 'published' : 'pending';
}
