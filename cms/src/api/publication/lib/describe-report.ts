import { isRecord } from '../../../lib/fields';
import { textAt } from './text-at';

/** What whoever looks after the site has to know of the publisher. */
export type PublisherReport = {
  /** What the CMS had published when the live release was built; null before the first one. */
  liveRevision: string | null;
  /** Somebody went back to an earlier release, which stays. */
  isHeld: boolean;
  /** Since when the publisher has seen that what is live is not what is published. */
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

/** The part of the publisher's `GET /status` that tells how it is. */
export function describeReport(status: unknown): PublisherReport {
  return {
    liveRevision: textAt(status, 'live', 'revision'),
    isHeld: isRecord(status) && status.isHeld === true,
    behindSince: textAt(status, 'behindSince'),
    lastBuild: lastBuildOf(status),
    version: textAt(status, 'version'),
  };
}
