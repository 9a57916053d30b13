import type { DataCounts, LogAction, LogEntry } from '../../contracts/personal-data';

export const LOG_UID = 'api::privacy-log.privacy-log';

/** Who did it when nobody did: the program by itself. */
export const PROGRAM = { who: 'Automático', account: null };

/** Who does something: the name at this moment, and the account, which a new name leaves as it is. */
export type Actor = { who: string; account: string | null };

export type LogRow = Actor & {
  documentId: string;
  action: LogAction;
  counts: DataCounts;
  /** Keyed hashes of the persons it is about, between spaces. */
  subjects: string | null;
  createdAt: string;
  /** null while it goes on, or when it was cut short. */
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

/** The part of a row that staff see. */
export function toEntry({ documentId, createdAt, action, who, counts }: LogRow): LogEntry {
  return { id: documentId, at: new Date(createdAt).toISOString(), action, who, counts };
}
