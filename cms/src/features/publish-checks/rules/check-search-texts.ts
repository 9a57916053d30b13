import {
  formatPageTitle,
  SEARCH_RESULT_LIMITS,
  SITE_NAME,
} from '../../../../contracts/search-result';
import type { PublishCheck } from './publish-check';
import { searchTexts, type SearchText } from './search-texts';

/** Suggests a SEO text when the long text is another field, which visitors read in full. */
function adviceFor({ field }: SearchText, what: string): string {
  return field.startsWith('SEO') ? '' : ` Escribe ${what} en «SEO».`;
}

function titleWarnings(title: SearchText | undefined): string[] {
  if (!title?.text) return [];
  const shown = formatPageTitle(title.text);
  if (shown.length <= SEARCH_RESULT_LIMITS.title) return [];
  const withName = shown.endsWith(`| ${SITE_NAME}`) ? ` con «| ${SITE_NAME}»` : '';
  return [
    `«${title.field}» es largo para los buscadores: son ${shown.length} caracteres${withName} y muestran unos ${SEARCH_RESULT_LIMITS.title}.${adviceFor(title, 'uno más corto')}`,
  ];
}

function descriptionWarnings(description: SearchText | undefined): string[] {
  const length = description?.text.length ?? 0;
  if (!description || length <= SEARCH_RESULT_LIMITS.description) return [];
  return [
    `«${description.field}» es larga para los buscadores: son ${length} caracteres y muestran unos ${SEARCH_RESULT_LIMITS.description}.${adviceFor(description, 'una más corta')}`,
  ];
}

/** Warns about texts that search engines would truncate. */
export const searchTextCheck: PublishCheck = ({ uid, values, placeholders }) => {
  const { title, description } = searchTexts(uid, values, placeholders);
  const messages = [...titleWarnings(title), ...descriptionWarnings(description)];
  return messages.map((message) => ({ path: ['seo'], message }));
};
