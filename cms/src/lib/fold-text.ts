const ACCENTS = /\p{M}/gu;

/** A text as it is searched: lower case, without accents, with single spaces. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(ACCENTS, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
