/** How a page of the site appears in search results. */

export const SITE_NAME = 'Tequiora';

/** Approximate numbers of characters shown; search engines measure pixels. */
export const SEARCH_RESULT_LIMITS = { title: 60, description: 160 } as const;

/** Returns the page title with the site name, once. */
export function formatPageTitle(title: string): string {
  return title.includes(SITE_NAME) ? title : `${title} | ${SITE_NAME}`;
}

/** Truncates a text at a word boundary, with an ellipsis. */
export function truncateText(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > length / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:.]+$/, '')} …`;
}
