/**
 * Optimistic locking in the CMS panel of entries of public types, and of enquiries, which the dashboard
 * changes at the same time. The panel sends the `updatedAt` of what its form shows in the body of
 * `PUT`, `publish`, `unpublish` and `discard`; the CMS refuses with 409 (`ConflictError`) when it has
 * changed since. Requests without `updatedAt` are not checked.
 */

/** `error.details` of the refusal; an enquiry has none. */
export type SaveConflict = {
  /** Name of the panel user who saved last; null for the dashboard or a program. */
  who: string | null;
  /** Whether the same user saved it, from another tab. */
  isOwn: boolean;
  /** When the draft was saved, ISO 8601. */
  at: string;
};

export const CONFLICT_ERROR = 'ConflictError';

export const SAVING_MESSAGES = {
  noEntry: 'Esa entrada ya no existe.',
  mayNotRead: 'Tu rol no permite ver esta entrada.',
  changedBy: (who: string | null, isOwn: boolean) => {
    if (isOwn) return 'Guardaste esta entrada en otra pestaña mientras la editabas aquí.';
    return `${who ?? 'Alguien, fuera de este panel,'} guardó esta entrada mientras la editabas.`;
  },
} as const;

/** Refusals of requests that name another entry than the one they write. */
export const SYSTEM_ATTRIBUTE_MESSAGES = {
  assigned: (name: 'id' | 'documentId') =>
    `El sistema asigna «${name}»: quítalo de los datos para crear la entrada.`,
  otherEntry:
    'Los datos traen el «documentId» de otra entrada y no se guardaron. Quítalo, o guarda esa otra entrada.',
} as const;

/** Target of a relation. */
export type LinkedEntry = { key: number | string; label: string | null };

export const PRESENCE_ROUTE = '/saving-panel/entries/:uid/:documentId/presence';

/**
 * Sent by `POST` every `HEARTBEAT_MS` while the entry is open, and with `{ isClosed: true }` when
 * it is closed.
 */
export type EntryPresence = {
  /** Names of the other panel users who have the entry open. */
  others: string[];
  /** Of the draft, ISO 8601. */
  updatedAt: string;
  /** Targets of the draft's relations, which the editor does not load with the entry. */
  links: Record<string, LinkedEntry | LinkedEntry[] | null>;
};
export type EntryPresenceResponse = { data: EntryPresence };

export const HEARTBEAT_MS = 15_000;
