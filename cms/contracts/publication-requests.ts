/** Requests for publication by staff who may not publish. */

/** `obsolete`: the changes were discarded. */
export type RequestState = 'requested' | 'published' | 'returned' | 'withdrawn' | 'obsolete';

export type PublicationRequest = {
  id: string;
  state: RequestState;
  note: string | null;
  requestedBy: string;
  /** Whether the signed-in user made the request. */
  isOwn: boolean;
  /** ISO 8601, UTC. */
  requestedAt: string;
  /** Whether the draft was saved after the request; publishing uses the last saved version. */
  hasChangedSince: boolean;
  comment: string | null;
  /** null: settled automatically, for example by a schedule. */
  settledBy: string | null;
  settledAt: string | null;
};

export type EntryRequest = {
  /** The latest request for the entry, in any state. */
  request: PublicationRequest | null;
  /** Whether the draft has unpublished changes. */
  hasChanges: boolean;
  /**
   * Date of the last save; sent back when publishing, so that only the reviewed version is
   * published.
   */
  draftUpdatedAt: string;
  canRequest: boolean;
  canDecide: boolean;
};

/** `GET /publication-requests/entries/:uid/:documentId`; every `POST` below it returns the same. */
export type EntryRequestResponse = { data: EntryRequest };

/** `POST /publication-requests/entries/:uid/:documentId` */
export type NewRequest = { note: string };

/** `POST …/withdraw`, `POST …/return` with a comment, `POST …/publish` with the reviewed draft. */
export type Settlement = { request: string; comment?: string; draftUpdatedAt?: string };

export type ListedRequest = PublicationRequest & {
  uid: string;
  documentId: string;
  isSingle: boolean;
  /** Label for staff, such as `Producto «Lector de códigos»`. */
  name: string;
};

/**
 * `GET /publication-requests`: open requests to decide, and own requests that are open or returned.
 */
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
} as const;
