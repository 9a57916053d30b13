import { fullTitle, SHOWN_IN_RESULTS, SITE_NAME } from '../../../contracts/search-result';
import type { EditedEntry } from './edited-entry';
import { searchTexts, type SearchText } from './search-texts';

/** How to mend a text that is not a SEO field: visitors may well read it in full. */
function adviceFor({ field }: SearchText, what: string): string {
  return field.startsWith('SEO') ? '' : ` Escribe ${what} en «SEO».`;
}

function titleWarnings(title: SearchText | undefined): string[] {
  if (!title?.text) return [];
  const shown = fullTitle(title.text);
  if (shown.length <= SHOWN_IN_RESULTS.title) return [];
  const withName = shown.endsWith(`| ${SITE_NAME}`) ? ` con «| ${SITE_NAME}»` : '';
  return [
    `«${title.field}» es largo para los buscadores: son ${shown.length} caracteres${withName} y muestran unos ${SHOWN_IN_RESULTS.title}.${adviceFor(title, 'uno más corto')}`,
  ];
}

function descriptionWarnings(description: SearchText | undefined): string[] {
  const length = description?.text.length ?? 0;
  if (!description || length <= SHOWN_IN_RESULTS.description) return [];
  return [
    `«${description.field}» es larga para los buscadores: son ${length} caracteres y muestran unos ${SHOWN_IN_RESULTS.description}.${adviceFor(description, 'una más corta')}`,
  ];
}

/** Texts that search engines would cut. */
export function searchWarnings({ uid, values, placeholders }: EditedEntry): string[] {
  const { title, description } = searchTexts(uid, values, placeholders);
  return [...titleWarnings(title), ...descriptionWarnings(description)];
}
