import type {
  FailedPublication,
  HeldEntry,
  KeptRelease,
  PublicationEntry,
  PublicationPhase,
  PublicationStatus,
} from '../../../../contracts/publication';
import type { PublisherStatus } from '../../../../contracts/publisher';
import type { EntryReference } from '../../../../contracts/site-build';

const ERROR_SHOWN = 400;

/** A publisher of another version may omit fields. */
type Status = Partial<PublisherStatus>;

function phaseOf({ state, live }: Status): PublicationPhase {
  if (state !== undefined && state !== 'idle') return state;
  // Just started: it has not polled yet.
  return live ? 'live' : 'waiting';
}

/** Returns the first line; the build log follows it. */
function explain(error: string | undefined): string | null {
  const [reason = ''] = (error ?? '').split('\n');
  return reason.replace(/:\s*$/, '').slice(0, ERROR_SHOWN) || null;
}

/** Returns the path of the editor of an entry; undefined for an unknown type. */
export type FindPath = (uid: string, documentId: string) => string | undefined;

function locate(reference: EntryReference, findPath: FindPath): PublicationEntry | undefined {
  const { uid, documentId, name } = reference;
  const path = findPath(uid, documentId);
  return path === undefined ? undefined : { uid, documentId, name, path };
}

function heldIn({ held = [] }: Status, findPath: FindPath): HeldEntry[] {
  return held.flatMap(({ entry, message, isLeftOut = false, hash = '', detail }) => {
    const located = locate(entry, findPath);
    const more = detail === undefined ? {} : { detail };
    return located ? [{ ...located, reason: message, isLeftOut, hash, ...more }] : [];
  });
}

/** Converts the status of the publisher for staff. */
export function describePublication(status: Status, findPath: FindPath): PublicationStatus {
  const { live, current, last } = status;
  const entry = last?.entry && locate(last.entry, findPath);
  return {
    phase: phaseOf(status),
    liveSince: live?.publishedAt ?? null,
    startedAt: current?.startedAt ?? null,
    error: explain(last?.error),
    ...(last?.detail && { detail: last.detail }),
    ...(current?.phase === 'search' && { isSearching: true }),
    ...(entry && { entry }),
    held: heldIn(status, findPath),
  };
}

/** Returns the last failed publications, newest first. */
export function listFailures({ failedAttempts = [] }: Status): FailedPublication[] {
  return failedAttempts.map(({ finishedAt, count, error }) => ({
    finishedAt,
    count,
    reason: explain(error) ?? '',
  }));
}

/** Returns the releases available for a rollback, newest first. */
export function listReleases({ live, releases = [] }: Status): KeptRelease[] {
  return releases.map(({ release, builtAt }) => ({
    id: release,
    builtAt,
    isLive: release === live?.release,
  }));
}
