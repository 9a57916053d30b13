/** Requests of staff who only write drafts that somebody publishes an entry. */

/** `obsolete`: the changes were discarded. */
export type RequestState = 'requested' | 'published' | 'returned' | 'withdrawn' | 'obsolete';

export type PublicationRequest = {
  id: string;
  state: RequestState;
  note: string | null;
  requestedBy: string;
  /** Whether the signed-in person asked for it. */
  isOwn: boolean;
  /** ISO 8601, UTC. */
  requestedAt: string;
  /** Whether the draft was saved again since; what is saved last gets published. */
  hasChangedSince: boolean;
  comment: string | null;
  /** Null when the program did, as on a scheduled date. */
  settledBy: string | null;
  settledAt: string | null;
};

export type EntryRequest = {
  /** The latest request for the entry, whatever became of it. */
  request: PublicationRequest | null;
  /** Whether the draft holds something that is not published. */
  hasChanges: boolean;
  /** When the draft was saved last; sent back on publishing, so that nothing unseen goes live. */
  draftUpdatedAt: string;
  canRequest: boolean;
  canDecide: boolean;
};

/** `GET /publication-requests/entries/:uid/:documentId`; every `POST` below it returns the same. */
export type EntryRequestResponse = { data: EntryRequest };

/** `POST /publication-requests/entries/:uid/:documentId` */
export type NewRequest = { note: string };

/** `POST …/withdraw`, `POST …/return` with a comment, `POST …/publish` with the draft that was seen. */
export type Settlement = { request: string; comment?: string; draftUpdatedAt?: string };

export type ListedRequest = PublicationRequest & {
  uid: string;
  documentId: string;
  isSingle: boolean;
  /** How staff call it, such as `Producto «Lector de códigos»`. */
  name: string;
};

/** `GET /publication-requests`: open ones to decide, own ones that are open or were returned. */
export type RequestQueueResponse = { data: { total: number; entries: ListedRequest[] } };

export const REQUEST_TEXT_LIMIT = 500;

export const REQUEST_MESSAGES = {
  noEntry: 'Esa entrada ya no existe.',
  mayNotRead: 'Tu rol no permite ver esta entrada.',
  mayNotRequest: 'Tu rol publica, o no cambia esta entrada: no necesita pedirlo.',
  mayNotDecide: 'Tu rol no publica esta entrada.',
  mayNotWithdraw: 'La petición es de otra persona.',
  noChanges: 'No hay cambios por publicar.',
  isScheduled: 'Ya tiene fecha para publicarse.',
  isOpen: (name: string) => `${name} ya pidió que se publique.`,
  isSettled: 'Alguien ya atendió esta petición. Recarga la página.',
  hasChanged: 'El borrador cambió mientras lo revisabas. Recarga la página antes de publicarlo.',
  noComment: 'Escribe qué hay que cambiar.',
  tooLong: `Escribe ${REQUEST_TEXT_LIMIT} caracteres o menos.`,
} as const;
