import { normaliseText } from './text';

const ACCENTS = /\p{M}/gu;

/** Folds text for search: lower case, no accents, no invisible characters, single spaces. */
export function foldText(text: string): string {
  return normaliseText(text)
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
