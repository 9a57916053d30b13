import type { EntryPublication, PublicationStatus } from '../../../../contracts/publication';

type Facts = {
  /** Hash of what is published; undefined when nothing is. */
  published: string | undefined;
  /** Hash in the served `release.json`; undefined when it is not in there. */
  served: string | undefined;
  status: PublicationStatus;
  /** Whether its history has a publication. */
  wasPublished: boolean;
};

const none = { since: null, error: null };

/** What staff are told beside an entry in the editor. */
export function describeEntry({
  published,
  served,
  status,
  wasPublished,
}: Facts): EntryPublication {
  if (published === served) {
    if (published === undefined) {
      return { ...none, state: wasPublished ? 'withdrawn' : 'unpublished' };
    }
    return { ...none, state: 'live', since: status.liveSince };
  }
  switch (status.phase) {
    case 'building':
      return { ...none, state: 'building' };
    case 'failed':
      return { ...none, state: 'failed', error: status.error };
    case 'unreachable':
      return { ...none, state: 'unknown' };
    default:
      return { ...none, state: published === undefined ? 'leaving' : 'waiting' };
  }
}
