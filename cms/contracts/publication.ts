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
  /** Content hash of the bad published version, as in a release; empty for one that was removed. */
  hash: string;
  /** Error of the build, for operators. */
  detail?: string;
};

export type PublicationStatus = {
  phase: PublicationPhase;
  /** When the live release was activated; null before the first one. ISO 8601, UTC. */
  liveSince: string | null;
  /** When the running build started. */
  startedAt: string | null;
  /** Reason of the last failed build, for staff. */
  error: string | null;
  /** Log of that build, for operators. */
  detail?: string;
  /** Whether the running builds look for the entry that stops them. */
  isSearching?: boolean;
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

/** Failed builds of one content. */
export type FailedPublication = { finishedAt: string; count: number; reason: string };

/** `GET /publication-panel`, for the CMS panel. Both lists are newest first. */
export type PanelPublication = PublicationStatus & {
  releases: KeptRelease[];
  failures: FailedPublication[];
};
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
  /** Log or error of the build, for operators; with the same states. */
  detail?: string;
};

/** `GET /publication-panel/entries/:uid/:documentId` */
export type EntryPublicationResponse = { data: EntryPublication };

/** Label of an entry that is published and not in the live release yet, or not known to be. */
export const NOT_ONLINE_LABEL = 'Publicado, aún no en línea';

/** Status of such an entry in the lists of the CMS panel, where Strapi has `published`. */
export const NOT_ONLINE_STATUS = 'not-online';
