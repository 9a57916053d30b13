import type { PublisherStatus } from '../../../../contracts/publisher';

/** Status of the publisher for operators. */
export type PublisherReport = {
  /**
   * Revision of the content that the live release was built from; null before the first release.
   */
  liveRevision: string | null;
  /** True after a rollback: the publisher keeps the release until the next publication. */
  isHeld: boolean;
  /** When the publisher first saw that the live and the published revision differ. */
  driftSince: string | null;
  lastBuild: { finishedAt: string; seconds: number; isGood: boolean } | null;
  version: string | null;
};

function lastBuildOf({ last }: Partial<PublisherStatus>): PublisherReport['lastBuild'] {
  if (!last) return null;
  const { startedAt, finishedAt, ok } = last;
  const seconds = (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000;
  return { finishedAt, seconds, isGood: ok };
}

/** Extracts the health of the publisher from its status. */
export function describeReport(status: Partial<PublisherStatus>): PublisherReport {
  return {
    liveRevision: status.live?.revision ?? null,
    isHeld: status.isHeld ?? false,
    driftSince: status.driftSince ?? null,
    lastBuild: lastBuildOf(status),
    version: status.version ?? null,
  };
}
