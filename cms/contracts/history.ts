/** Published versions of an entry, for the CMS panel. */

/**
 * `found`: the version that was already published when the history began. `unpublish`: removed from
 * the site. `draft`: a surplus draft that was removed, to restore it.
 */
export type VersionAction = 'found' | 'publish' | 'unpublish' | 'draft';

/** `schedule`: scheduled publication. `program`: without a session, such as the seed. */
export type VersionOrigin = 'panel' | 'dashboard' | 'schedule' | 'program';

/** A step of the path to a field: `owner` is `content-types.<uid>` or `components.<uid>`. */
export type ChangeStep = {
  owner: string;
  field: string;
  /** Position in a list, from 1. */
  place?: number;
};

/** `option`: value of an enumeration. */
export type ValueType = 'text' | 'option' | 'number' | 'money' | 'boolean' | 'date' | 'other';

/** One difference between two versions. Texts are shortened to the differing part. */
export type Change = { path: ChangeStep[] } & (
  | { kind: 'value'; type: ValueType; before: Plain; after: Plain }
  /** Names of files or entries. */
  | { kind: 'picture' | 'relation'; before: string | null; after: string | null }
  /** A list item or a component that was added or removed. */
  | { kind: 'part'; before: string | null; after: string | null }
  | { kind: 'order' }
);
export type Plain = string | number | boolean | null;

export type Version = {
  id: string;
  action: VersionAction;
  origin: VersionOrigin;
  /** Name of the user; for a schedule, the user who saved the draft last. */
  who: string | null;
  /** ISO 8601, UTC. */
  at: string;
  /** Differences from the previous version. */
  changes: Change[];
};

/** `GET /history-panel/entries/:uid/:documentId`: newest first. */
export type EntryHistory = { versions: Version[]; canRestore: boolean };
export type EntryHistoryResponse = { data: EntryHistory };

/** Why a field of an old version was not restored. */
export type LeftOutReason =
  /** The file or the entry no longer exists. */
  | 'gone'
  /** The field no longer exists or has another type. */
  | 'unknown'
  /** Another entry uses the slug. */
  | 'taken'
  /** The user may not change the field. */
  | 'forbidden';

export type LeftOut = { path: ChangeStep[]; reason: LeftOutReason; name: string | null };

/** `POST /history-panel/entries/:uid/:documentId/restore` with `{ version }`. */
export type RestoreResponse = { data: { leftOut: LeftOut[] } };

export const HISTORY_MESSAGES = {
  noEntry: 'Esa entrada ya no existe.',
  noVersion: 'Esa versión ya no está en el historial.',
  mayNotRead: 'Tu rol no permite ver esta entrada.',
  mayNotRestore: 'Tu rol no permite cambiar esta entrada.',
} as const;
