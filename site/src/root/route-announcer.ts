const ENGLISH = /^Navigated to /;

/**
 * Gatsby announces a new page to screen readers in English and offers no text of its own, so its
 * live region takes what Gatsby writes and shows the Spanish. What it reads back is what it wrote:
 * it compares the two, and would announce every change of a filter in the address again.
 */
export function translateAnnouncer(): void {
  const region = document.getElementById('gatsby-announcer');
  if (!region || Object.hasOwn(region, 'innerText')) return;
  let written = '';
  Object.defineProperty(region, 'innerText', {
    get: () => written,
    set: (text: string) => {
      written = text;
      region.textContent = text.replace(ENGLISH, 'Página: ');
    },
  });
}
