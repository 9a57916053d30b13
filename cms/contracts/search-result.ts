/** How a page of the site stands in a search engine's results. */

export const SITE_NAME = 'Tequiora';

/** Characters that are shown before the rest is cut; search engines measure pixels, so about. */
export const SHOWN_IN_RESULTS = { title: 60, description: 160 } as const;

/** The title of a page as browsers and search engines show it; the name of the site stands once. */
export function fullTitle(title: string): string {
  const heading = title.replaceAll('*', '');
  return heading.includes(SITE_NAME) ? heading : `${heading} | ${SITE_NAME}`;
}
