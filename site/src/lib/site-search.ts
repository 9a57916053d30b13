/** Shared by the build and the search in the browser. */

/** URL of what the search of the site finds; requested at the first search. */
export const SEARCH_FILE = '/datos/busqueda.json';

/** Names of the groups of results, in the order of groups that match equally well. */
export const SEARCH_KINDS = {
  system: 'Sistemas',
  product: 'Productos',
  service: 'Servicios',
  case: 'Casos de éxito',
  article: 'Artículos',
  page: 'Páginas',
  question: 'Preguntas',
} as const;

export type SearchKind = keyof typeof SEARCH_KINDS;

/** Something that a search can find. */
export type SearchRow = {
  kind: SearchKind;
  href: string;
  name: string;
  text?: string;
  /** The price that a visitor pays now, formatted. */
  price?: string;
  /** Further words with which people search, not shown; terms separated by commas. */
  terms?: string;
};
