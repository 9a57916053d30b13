/** `GET /api/publication`: whether visitors see what is published. `POST` publishes now. */

/** `unreachable`: the publisher does not answer, so nobody knows. */
export type PublicationPhase = 'live' | 'waiting' | 'building' | 'failed' | 'unreachable';

/** An entry of the CMS. */
export type PublicationEntry = {
  uid: string;
  documentId: string;
  name: string;
  /** Where it is edited, below the address of the CMS panel. */
  path: string;
};

/** A published entry of which visitors see an older version, or nothing, because it is bad. */
export type HeldEntry = PublicationEntry & {
  /** Why, in words for staff. */
  reason: string;
  /** Visitors see nothing of it: it has no good version. */
  isLeftOut: boolean;
  /** Of the published version that is bad, as in a release. */
  hash: string;
};

export type PublicationStatus = {
  phase: PublicationPhase;
  /** When the release that visitors see went live; null before the first one. ISO 8601, UTC. */
  liveSince: string | null;
  /** When the running build began. */
  startedAt: string | null;
  /** Why the last build failed, in words for staff. */
  error: string | null;
  /** The entry that has to be mended, when the failure is of one. */
  entry?: PublicationEntry;
  /** What is not on the site although the rest is. */
  held: HeldEntry[];
};

export type PublicationResponse = { data: PublicationStatus };

/** `POST /publication-panel/publish`. `fromScratch`: without what earlier builds left. */
export type PublishOrder = { fromScratch: boolean };

/** A release that is kept, for going back to it. */
export type KeptRelease = { id: string; builtAt: string; isLive: boolean };

/** `GET /publication-panel`, for the CMS panel. */
export type PanelPublication = PublicationStatus & { releases: KeptRelease[] };
export type PanelPublicationResponse = { data: PanelPublication };

/**
 * Whether visitors see an entry as it is published: `live` only when the served `release.json`
 * carries its hash. `held`: they see an older version because the published one is bad; `left-out`: they
 * see nothing of it for that reason. `leaving`: no longer published, but still on the site.
 * `unpublished`: never published. `withdrawn`: was published once.
 */
export type EntryPublicationState =
  | 'live'
  | 'building'
  | 'waiting'
  | 'failed'
  | 'held'
  | 'left-out'
  | 'leaving'
  | 'withdrawn'
  | 'unpublished'
  | 'unknown';

export type EntryPublication = {
  state: EntryPublicationState;
  /** When the release that visitors see went live; only with `live`. */
  since: string | null;
  /** Only with `failed`, `held` and `left-out`. */
  error: string | null;
};

/** `GET /publication-panel/entries/:uid/:documentId` */
export type EntryPublicationResponse = { data: EntryPublication };
