import type { DataCounts, LogAction, LogEntry } from '../../contracts/personal-data';

export const LOG_UID = 'api::privacy-log.privacy-log';

/** Actor of automatic actions. */
export const PROGRAM = { who: 'Automático', account: null };

/** `who` is the name at the time of the action; `account` stays valid when the name changes. */
export type Actor = { who: string; account: string | null };

export type LogRow = Actor & {
  documentId: string;
  action: LogAction;
  counts: DataCounts;
  /** Keyed hashes of the data subjects, separated by spaces. */
  subjects: string | null;
  createdAt: string;
  /** null while the action runs, or when it was interrupted. */
  finishedAt: string | null;
};

export const LOG_FIELDS = [
  'documentId',
  'action',
  'who',
  'account',
  'counts',
  'subjects',
  'createdAt',
  'finishedAt',
] as const satisfies readonly (keyof LogRow)[];

/** Returns the part of a row that is shown to staff. */
export function toEntry({ documentId, createdAt, action, who, counts }: LogRow): LogEntry {
  return { id: documentId, at: new Date(createdAt).toISOString(), action, who, counts };
}
