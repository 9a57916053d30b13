const ENGLISH_PREFIX = /^Navigated to /;

/**
 * Overrides `innerText` of Gatsby's live region: writing stores the Spanish text, reading returns Gatsby's
 * own text. Gatsby compares the two, and would otherwise announce every filter change in the URL again.
 *
 * UPSTREAM: gatsby 5.16 · the element `gatsby-announcer`, and the text that is written to it
 * why: navigations are announced in English, without an option (https://github.com/gatsbyjs/gatsby/issues/20801)
 * test: site/e2e/public/head.spec.ts, site/src/root/route-announcer.test.ts
 * until: the text is an option
 */
export function translateRouteAnnouncer(): void {
  const region = document.getElementById('gatsby-announcer');
  if (!region || Object.hasOwn(region, 'innerText')) return;
  let written = '';
  Object.defineProperty(region, 'innerText', {
    get: () => written,
    set: (text: string) => {
      written = text;
      region.textContent = text.replace(ENGLISH_PREFIX, 'Página: ');
    },
  });
}
