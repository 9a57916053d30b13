export type DriftClock = {
  /** Notes what is published and what is live, as they are known now. */
  compare: (published: string | undefined, live: string | undefined) => void;
  /** Since when they have been seen to differ; undefined while they do not. ISO 8601, UTC. */
  since: () => string | undefined;
};

/** Remembers since when visitors have not been seeing what is published. */
export function createDriftClock(now: () => Date = () => new Date()): DriftClock {
  let since: string | undefined;
  return {
    compare(published, live) {
      // Unknown as long as the CMS has not said what it publishes.
      if (published === undefined) return;
      since = published === live ? undefined : (since ?? now().toISOString());
    },
    since: () => since,
  };
}
