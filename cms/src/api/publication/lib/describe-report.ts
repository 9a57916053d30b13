import { isRecord } from '../../../lib/fields';
import { textAt } from './text-at';

/** Status of the publisher for operators. */
export type PublisherReport = {
  /**
   * Revision of the content that the live release was built from; null before the first release.
   */
  liveRevision: string | null;
  /** True after a rollback: the publisher keeps the release until the next publication. */
  isHeld: boolean;
  /** When the publisher first saw that the live and the published revision differ. */
  behindSince: string | null;
  lastBuild: { finishedAt: string; seconds: number; isGood: boolean } | null;
  version: string | null;
};

function lastBuildOf(status: unknown): PublisherReport['lastBuild'] {
  const finishedAt = textAt(status, 'last', 'finishedAt');
  const startedAt = textAt(status, 'last', 'startedAt');
  if (!finishedAt || !startedAt) return null;
  const seconds = (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000;
  const isGood = isRecord(status) && isRecord(status.last) && status.last.ok === true;
  return { finishedAt, seconds, isGood };
}

/** Extracts the health of the publisher from the response of its `GET /status`. */
export function describeReport(status: unknown): PublisherReport {
  return {
    liveRevision: textAt(status, 'live', 'revision'),
    isHeld: isRecord(status) && status.isHeld === true,
    behindSince: textAt(status, 'behindSince'),
    lastBuild: lastBuildOf(status),
    version: textAt(status, 'version'),
  };
}
