import type { ReactElement } from 'react';

/** Addresses that are not public pages. */
const NOT_PAGES = ['/admin', '/vista-previa', '/api', '/uploads', '/static'];

/**
 * Addresses whose pages the browser fetches while the pointer rests on a link, or with a press, unless
 * the visitor saves data. Pages are not rendered before they are opened.
 */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: NOT_PAGES.flatMap((path) => [path, `${path}/*`]) } },
          { not: { selector_matches: '[download],[target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

const TYPE = 'speculationrules';

/** The same on all pages, so that the content security policy allows them by one hash. */
export const SPECULATION_RULES = JSON.stringify(RULES);

/** Makes the browser fetch the next page early, until the scripts of the page do so. */
export const speculationRules: ReactElement = (
  <script key={TYPE} type={TYPE} dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />
);

/** Ends the early fetches of whole pages: Gatsby's links fetch the data of the next page instead. */
export function removeSpeculationRules(): void {
  document.querySelector(`script[type="${TYPE}"]`)?.remove();
}
