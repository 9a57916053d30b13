/** Notes of staff for each other about an entry or one of its fields. */

export const NOTE_MAX = 500;
/** Open notes of one entry, and resolved ones that are kept. */
export const MAX_ENTRY_NOTES = 50;
/** Open notes on the home page of the panel. */
export const MAX_LISTED_NOTES = 50;

export type EntryNote = {
  id: string;
  /** Field of the type; null for the whole entry. */
  field: string | null;
  text: string;
  who: string;
  /** ISO 8601, UTC. */
  at: string;
  resolvedBy: string | null;
  resolvedAt: string | null;
};

/** `GET` and `POST /notes-panel/entries/:uid/:documentId`, and `POST …/resolve`: open ones first. */
export type EntryNotesResponse = { data: EntryNote[] };

/** Body of `POST /notes-panel/entries/:uid/:documentId` */
export type NewNote = Pick<EntryNote, 'field' | 'text'>;

/** Body of `POST /notes-panel/entries/:uid/:documentId/resolve`; false opens a note again. */
export type NoteResolution = { id: string; isResolved: boolean };

export type ListedNote = EntryNote & {
  uid: string;
  documentId: string;
  isSingle: boolean;
  /** Label for staff, such as `Producto «Lector de códigos»`. */
  name: string;
};

/** `GET /notes-panel`: the newest open notes of what the user may read. */
export type ListedNotesResponse = { data: { total: number; entries: ListedNote[] } };

export const NOTE_MESSAGES = {
  empty: 'Escribe la nota.',
  long: `Una nota tiene como mucho ${NOTE_MAX} caracteres.`,
  field: 'Ese campo no existe o tu rol no lo ve.',
  full: `Esta entrada ya tiene ${MAX_ENTRY_NOTES} notas sin resolver. Resuelve alguna primero.`,
  noEntry: 'Esta entrada ya no existe.',
  mayNotRead: 'Tu rol no ve esta entrada.',
  noNote: 'Esta nota ya no existe.',
} as const;
