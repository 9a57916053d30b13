const ACCENTS = /\p{M}/gu;

/** Folds text for search: lower case, no accents, single spaces. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(ACCENTS, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
