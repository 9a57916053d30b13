/**
 * Changes of several products in one action, for managers of the dashboard:
 * - `GET /api/products/changes` returns the last ones, newest first;
 * - `POST /api/products/changes/:id/undo` restores what was there before, except for products that were
 *   changed since, which it names;
 * - `GET /api/products/export?format=xlsx|csv` returns the drafts of all products as a file, for managers.
 */
export const CATALOGUE_CHANGE_KINDS = ['prices', 'import'] as const;
export type CatalogueChangeKind = (typeof CATALOGUE_CHANGE_KINDS)[number];

/** Changes that can be undone. */
export const KEPT_CATALOGUE_CHANGES = 5;

export type CatalogueChange = {
  id: string;
  kind: CatalogueChangeKind;
  /** ISO date. */
  at: string;
  /** Name of the account that made it. */
  by: string;
  /** Products that the change can still be undone for. */
  count: number;
};

export type CatalogueChangesResponse = { data: CatalogueChange[] };

export type RefusedEntry = { name: string; reason: string };
export type UndoChangeResponse = { data: { restored: number; refused: RefusedEntry[] } };

export const CATALOGUE_CHANGE_MESSAGES = {
  gone: 'Ya no existe: alguien más lo borró.',
  changedSince: 'Alguien lo cambió después: revísalo antes de volver a intentarlo.',
  unpublished: (who: string) =>
    `Tiene cambios sin publicar${who ? ` de ${who}` : ''}: publícalos o descártalos antes.`,
  nothingChanged: 'No se cambió ningún producto, porque alguno no se puede cambiar.',
  notFound: 'Este cambio ya no se puede deshacer.',
} as const;
