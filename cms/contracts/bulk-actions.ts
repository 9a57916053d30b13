/** Publishing, unpublishing and deleting several entries of a type in the CMS panel. */

export const BULK_ACTIONS = ['publish', 'unpublish', 'delete'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** The panel selects the entries of one page of a list; Strapi shows 100 at most. */
export const MAX_BULK_ENTRIES = 100;

export type BulkRequest = { action: BulkAction; documentIds: readonly string[] };

/** What happened, or would happen, to an entry. */
export type BulkEntry = {
  documentId: string;
  name: string;
  /** Why the CMS refuses the action; null when it accepts it. */
  refusal: string | null;
  /** Publish checks of severity `warning`; only before publishing. */
  warnings: string[];
};

/**
 * `POST /bulk-actions/:uid/check` returns what the action would do and changes nothing;
 * `POST /bulk-actions/:uid/run` executes it for each entry that the CMS accepts.
 */
export type BulkResponse = { data: BulkEntry[] };

export const BULK_MESSAGES = {
  tooMany: `Elige ${MAX_BULK_ENTRIES} elementos como máximo.`,
  gone: 'Ya no existe: alguien más la borró.',
  unexpected: 'Ocurrió un error inesperado. Vuelve a intentarlo o avisa a quien cuida el CMS.',
} as const;
