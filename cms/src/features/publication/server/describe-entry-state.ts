import type {
  EntryPublication,
  HeldEntry,
  PublicationStatus,
} from '../../../../contracts/publication';

type Facts = {
  /** Hash of the published version, if any. */
  published: string | undefined;
  /** Hash in the `release.json` of the live release, if any. */
  live: string | undefined;
  status: PublicationStatus;
  key: { uid: string; documentId: string };
  wasPublished: boolean;
};

const none = { since: null, error: null };

const detailOf = ({ detail }: { detail?: string }) => (detail === undefined ? {} : { detail });

function heldAs({ published, status, key }: Facts): HeldEntry | undefined {
  const isThis = ({ uid, documentId, hash }: HeldEntry) =>
    uid === key.uid && documentId === key.documentId && hash === (published ?? '');
  return status.held.find(isThis);
}

/** Returns the publication state that the editor shows for an entry. */
export function describeEntryState(facts: Facts): EntryPublication {
  const { published, live, status, wasPublished } = facts;
  if (published === live) {
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
      return { ...none, state: 'failed', error: status.error, ...detailOf(status) };
    case 'unreachable':
      return { ...none, state: 'unknown' };
    default:
      if (held) {
        const state = held.isLeftOut ? 'left-out' : 'held';
        return { ...none, state, error: held.reason, ...detailOf(held) };
      }
      return { ...none, state: published === undefined ? 'leaving' : 'waiting' };
  }
}
