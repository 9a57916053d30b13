/**
 * `GET /api/publication`: whether visitors see the published content. `POST` starts a build now.
 */

/** `unreachable`: the publisher does not respond, so the phase is unknown. */
export type PublicationPhase = 'live' | 'waiting' | 'building' | 'failed' | 'unreachable';

/** An entry of the CMS. */
export type PublicationEntry = {
  uid: string;
  documentId: string;
  name: string;
  /** Path of its form in the CMS panel. */
  path: string;
};

/** A held entry: its published version is bad, so visitors see an older version or none. */
export type HeldEntry = PublicationEntry & {
  /** Reason, for staff. */
  reason: string;
  /** Whether visitors see no version of it. */
  isLeftOut: boolean;
  /** Content hash of the bad published version, as in a release. */
  hash: string;
};

export type PublicationStatus = {
  phase: PublicationPhase;
  /** When the live release was activated; null before the first one. ISO 8601, UTC. */
  liveSince: string | null;
  /** When the running build started. */
  startedAt: string | null;
  /** Reason of the last failed build, for staff. */
  error: string | null;
  /** Entry that caused the failure, if any. */
  entry?: PublicationEntry;
  /** Held entries of the live release. */
  held: HeldEntry[];
};

export type PublicationResponse = { data: PublicationStatus };

/** `POST /publication-panel/publish`. `fromScratch`: with empty caches. */
export type PublishRequest = { fromScratch: boolean };

/** A release kept for a rollback. */
export type KeptRelease = { id: string; builtAt: string; isLive: boolean };

/** `GET /publication-panel`, for the CMS panel. */
export type PanelPublication = PublicationStatus & { releases: KeptRelease[] };
export type PanelPublicationResponse = { data: PanelPublication };

/**
 * Whether visitors see the published version of an entry: `live` only when the served
 * `release.json` has its hash. `held`: they see an older version because the published one is bad;
 * `left-out`: they see no version for that reason. `leaving`: unpublished, but still on the site.
 * `unpublished`: never published. `withdrawn`: was published before.
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
  /** When the live release was activated; only with `live`. */
  since: string | null;
  /** Only with `failed`, `held` and `left-out`. */
  error: string | null;
};

/** `GET /publication-panel/entries/:uid/:documentId` */
export type EntryPublicationResponse = { data: EntryPublication };
