import type {
  HeldEntry,
  KeptRelease,
  PublicationEntry,
  PublicationPhase,
  PublicationStatus,
} from '../../../../contracts/publication';
import { isRecord } from '../../../lib/fields';
import { textAt } from './text-at';

const ERROR_SHOWN = 200;

function phaseOf(status: unknown, liveSince: string | null): PublicationPhase {
  switch (textAt(status, 'state')) {
    case 'building':
      return 'building';
    case 'waiting':
      return 'waiting';
    case 'failed':
      return 'failed';
    default:
      // Just started: it has not polled yet.
      return liveSince ? 'live' : 'waiting';
  }
}

/** Returns the first line; the build log follows it. */
function explain(error: string | null): string | null {
  const [reason = ''] = (error ?? '').split('\n');
  return reason.replace(/:\s*$/, '').slice(0, ERROR_SHOWN) || null;
}

/** Returns the path of the editor of an entry; undefined for an unknown type. */
export type FindPath = (uid: string, documentId: string) => string | undefined;

function entryIn(reference: unknown, findPath: FindPath): PublicationEntry | undefined {
  const [uid, documentId, name] = ['uid', 'documentId', 'name'].map((part) =>
    textAt(reference, part),
  );
  const path = uid && documentId && findPath(uid, documentId);
  return path && name ? { uid, documentId, name, path } : undefined;
}

function entryOf(status: unknown, findPath: FindPath): { entry?: PublicationEntry } {
  const last = isRecord(status) && isRecord(status.last) ? status.last.entry : undefined;
  const entry = entryIn(last, findPath);
  return entry ? { entry } : {};
}

function heldIn(status: unknown, findPath: FindPath): HeldEntry[] {
  const held = isRecord(status) && Array.isArray(status.held) ? status.held : [];
  return held.flatMap((each: unknown) => {
    const entry = isRecord(each) ? entryIn(each.entry, findPath) : undefined;
    const reason = textAt(each, 'message');
    if (!entry || !reason || !isRecord(each)) return [];
    const hash = textAt(each, 'hash') ?? '';
    return [{ ...entry, reason, isLeftOut: each.isLeftOut === true, hash }];
  });
}

/** Converts the response of the publisher's `GET /status` for staff. */
export function describePublication(status: unknown, findPath: FindPath): PublicationStatus {
  const liveSince = textAt(status, 'live', 'publishedAt');
  return {
    phase: phaseOf(status, liveSince),
    liveSince,
    startedAt: textAt(status, 'current', 'startedAt'),
    error: explain(textAt(status, 'last', 'error')),
    ...entryOf(status, findPath),
    held: heldIn(status, findPath),
  };
}

/** Returns the releases available for a rollback, newest first. */
export function listReleases(status: unknown): KeptRelease[] {
  const live = textAt(status, 'live', 'release');
  const releases = isRecord(status) && Array.isArray(status.releases) ? status.releases : [];
  return releases.flatMap((release: unknown) => {
    const id = textAt(release, 'release');
    const builtAt = textAt(release, 'builtAt');
    return id && builtAt ? [{ id, builtAt, isLive: id === live }] : [];
  });
}
