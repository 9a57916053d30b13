/** Files that the publisher and the site's build exchange. */

/** The CMS entry that an editor must fix. */
export type EntryReference = { uid: string; documentId: string; name: string };

/** `BUILD_FAILURE_FILE`: why the build failed. */
export type FailureReport = {
  /** One sentence for staff. */
  message: string;
  entry?: EntryReference;
  isCmsAway?: boolean;
  /** The next attempt may succeed without a content change. */
  isTransient?: boolean;
};

export type EntryProblem = FailureReport & { entry: EntryReference };

/** An entry whose published version is bad: visitors see its last good version, or none. */
export type HeldEntry = EntryProblem & {
  /** There is no good version: the entry is missing from the site. */
  isLeftOut?: boolean;
  /** Found only in a finished build, so the next build must hold the entry back from the start. */
  isFoundLate?: boolean;
  /**
   * Hash of the published content when it failed; other content is tried again. Missing for an entry
   * that was removed and is still shown.
   */
  hash?: string;
  /** A build passes without this version, and no check says why: kept as it is if there is no other. */
  isSuspect?: boolean;
  /** Error of the build, for operators. */
  detail?: string;
  /** Hardly affects visitors, such as a link to a page that was removed. */
  isMinor?: boolean;
};

/** `request.json` in `CONTENT_STORE_DIR`; the build responds with `held.json`, a list of `HeldEntry`. */
export type BuildRequest = {
  /** Entries that the build must not use. */
  held: readonly HeldEntry[];
  /** Id of the live release, whose content is in `releases/<id>.json`. */
  release?: string;
  /** Keys of the entries in the live release: `<uid>:<documentId>`. */
  live: readonly string[];
};
