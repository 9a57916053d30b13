/** How a page of the site stands in a search engine's results. */

export const SITE_NAME = 'Tequiora';

/** Characters that are shown before the rest is cut; search engines measure pixels, so about. */
export const SHOWN_IN_RESULTS = { title: 60, description: 160 } as const;

/** The title of a page as browsers and search engines show it; the name of the site stands once. */
export function fullTitle(title: string): string {
  const heading = title.replaceAll('*', '');
  return heading.includes(SITE_NAME) ? heading : `${heading} | ${SITE_NAME}`;
}

/** A text as a search engine shows it: whole words, and three dots for the rest. */
export function cutText(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > length / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:.]+$/, '')} …`;
}
