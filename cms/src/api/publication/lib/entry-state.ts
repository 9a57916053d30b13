import type {
  EntryPublication,
  HeldEntry,
  PublicationStatus,
} from '../../../../contracts/publication';

type Facts = {
  /** Hash of what is published; undefined when nothing is. */
  published: string | undefined;
  /** Hash in the served `release.json`; undefined when it is not in there. */
  served: string | undefined;
  status: PublicationStatus;
  key: { uid: string; documentId: string };
  /** Whether its history has a publication. */
  wasPublished: boolean;
};

const none = { since: null, error: null };

function heldAs({ published, status, key }: Facts): HeldEntry | undefined {
  const isThis = ({ uid, documentId, hash }: HeldEntry) =>
    uid === key.uid && documentId === key.documentId && hash === published;
  return status.held.find(isThis);
}

/** What staff are told beside an entry in the editor. */
export function describeEntry(facts: Facts): EntryPublication {
  const { published, served, status, wasPublished } = facts;
  if (published === served) {
    if (published === undefined) {
      return { ...none, state: wasPublished ? 'withdrawn' : 'unpublished' };
    }
    return { ...none, state: 'live', since: status.liveSince };
  }
  const held = heldAs(facts);
  switch (status.phase) {
    case 'building':
      return { ...none, state: 'building' };
    case 'failed':
      return { ...none, state: 'failed', error: status.error };
    case 'unreachable':
      return { ...none, state: 'unknown' };
    default:
      if (held) return { ...none, state: held.isLeftOut ? 'left-out' : 'held', error: held.reason };
      return { ...none, state: published === undefined ? 'leaving' : 'waiting' };
  }
}
