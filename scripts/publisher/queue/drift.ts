type DriftClock = {
  /** Records the current published and live revisions. */
  compare: (published: string | undefined, live: string | undefined) => void;
  /** Returns since when they differ (ISO 8601, UTC); undefined while they are equal. */
  since: () => string | undefined;
};

/** Tracks since when the live release differs from the published content. */
export function createDriftClock(now: () => Date = () => new Date()): DriftClock {
  let since: string | undefined;
  return {
    compare(published, live) {
      // Unknown until the CMS has responded.
      if (published === undefined) return;
      since = published === live ? undefined : (since ?? now().toISOString());
    },
    since: () => since,
  };
}
