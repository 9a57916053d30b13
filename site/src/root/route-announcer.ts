const ENGLISH_PREFIX = /^Navigated to /;

/**
 * Gatsby announces navigations in English without an option, so `innerText` of its live region is
 * overridden: writing stores the Spanish text, reading returns Gatsby's own text. Gatsby compares
 * the two, and would otherwise announce every filter change in the URL again.
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
