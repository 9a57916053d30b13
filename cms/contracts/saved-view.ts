/**
 * Saved views of the enquiry list: `/api/saved-views`.
 * - `GET /api/saved-views`: the own views and those shared with all, by name.
 * - `POST /api/saved-views` responds with 201, `PUT /api/saved-views/:documentId` changes the given
 *   fields, and `DELETE` responds with 204.
 *
 * An own view belongs to an account, and only that account sees it. A shared view belongs to the team:
 * managers create, change and delete it, and it outlives the account that shared it.
 */
export type SavedView = {
  documentId: string;
  name: string;
  /** Filters, search and order in the URL of the list (`toViewQuery`). */
  query: string;
  isShared: boolean;
};

export type SavedViewsResponse = { data: SavedView[] };
export type SavedViewResponse = { data: SavedView };
export type SavedViewInput = Omit<SavedView, 'documentId'>;
export type CreateViewRequest = { data: SavedViewInput };
export type ChangeViewRequest = { data: Partial<SavedViewInput> };

/** `count`: of an account, and of the shared views. */
export const SAVED_VIEW_LIMITS = { count: 20, name: 40, query: 2000 } as const;

export const SAVED_VIEW_MESSAGES = {
  name: `Escribe un nombre de hasta ${SAVED_VIEW_LIMITS.name} caracteres`,
  query: 'Elige un filtro, una búsqueda o un orden para guardar la vista',
  long: 'La búsqueda y los filtros son demasiado largos para guardarlos',
  param: (name: string) => `«${name}» no es un filtro de la lista, o su valor no es válido`,
  isShared: 'Indica si la vista es para todos',
  nothing: 'Envía lo que cambia de la vista',
  nameTaken: (name: string) => `Ya hay una vista «${name}». Elige otro nombre.`,
  full: `Caben ${SAVED_VIEW_LIMITS.count} vistas. Elimina una para guardar otra.`,
  notFound: 'Esa vista ya no existe',
  forbidden: 'Las vistas compartidas las cambia un encargado',
} as const;
