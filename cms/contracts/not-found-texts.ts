/** Names on the 404 page that staff can replace; an empty one has its usual text. */
export const NOT_FOUND_TEXTS = {
  homeLabel: 'Ir al inicio',
  stayLabel: 'Quedarme aquí',
  searchLabel: 'Busca en el sitio',
  searchExample: 'Lector de códigos',
  searchButton: 'Buscar',
} as const;

export type NotFoundTexts = Readonly<Record<keyof typeof NOT_FOUND_TEXTS, string>>;
