/** What an entry was at each publish, for the CMS panel. */

/**
 * `found`: what was already published when the first version was kept. `unpublish`: it was taken
 * off the site.
 */
export type VersionAction = 'found' | 'publish' | 'unpublish';

/** `schedule`: at its moment, by itself. `program`: nobody who is signed in, such as the seed. */
export type VersionOrigin = 'panel' | 'dashboard' | 'schedule' | 'program';

/** A step to a field: `owner` is `content-types.<uid>` or `components.<uid>`. */
export type ChangeStep = {
  owner: string;
  field: string;
  /** Which of a list it is, from 1; only in lists. */
  place?: number;
};

/** `option`: one of a list of choices, by its value in the model. */
export type ValueType = 'text' | 'option' | 'number' | 'money' | 'boolean' | 'date' | 'other';

/** One difference between two versions. Texts are shortened to where they differ. */
export type Change = { path: ChangeStep[] } & (
  | { kind: 'value'; type: ValueType; before: Plain; after: Plain }
  /** The names of files, or of entries. */
  | { kind: 'picture' | 'relation'; before: string | null; after: string | null }
  /** One of a list, or a whole component: it came, or it went. */
  | { kind: 'part'; before: string | null; after: string | null }
  | { kind: 'order' }
);
export type Plain = string | number | boolean | null;

export type Version = {
  id: string;
  action: VersionAction;
  origin: VersionOrigin;
  /** Whoever did it; of a schedule, whoever saved the draft last. */
  who: string | null;
  /** ISO 8601, UTC. */
  at: string;
  /** What differs from the version before. */
  changes: Change[];
};

/** `GET /history-panel/entries/:uid/:documentId`: newest first. */
export type EntryHistory = { versions: Version[]; canRestore: boolean };
export type EntryHistoryResponse = { data: EntryHistory };

/** Why a field of an old version was left as it is in the draft. */
export type LeftOutReason =
  /** The file or the entry no longer exists. */
  | 'gone'
  /** The form no longer has such a field, or another kind of it. */
  | 'unknown'
  /** Another entry has the address by now. */
  | 'taken'
  /** Whoever restores may not change it. */
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
