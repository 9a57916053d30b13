// UPSTREAM: @strapi/admin 5.54 · roles, links and nesting of elements of the panel, without class names
// why: neither theme nor settings can hide or widen these
// test: site/e2e/panel/upstream.spec.ts, site/e2e/panel/home.spec.ts
// until: menu, settings and lists have extension points for them
const STYLES = `
/* The vendor's plan and prices on the first page of the settings. */
dl > div:has(> dd a[href^="https://strapi.io/pricing"]) { display: none; }

/* Strapi's marketplace: plugins are installed with a build of the panel, not from the panel. */
nav > div > ul > li:has(a[href^="https://market.strapi.io"]) { display: none; }

/* Names of the sections next to their icons in the main menu: Strapi has them for screen readers only. */
@media (min-width: 1080px) {
  nav:has(> div > ul a[href="/admin/content-manager"]) { width: 21.6rem; padding-inline: 0.8rem; align-items: stretch; }
  nav > div > ul:has(a[href="/admin/content-manager"]) { align-items: stretch; width: 100%; }
  nav > div > ul > li > span:has(> a[href^="/admin"]) { width: 100%; }
  nav > div > ul > li a[href^="/admin"][aria-label] { display: flex; justify-content: flex-start; gap: 1.2rem; width: 100%; }
  nav > div > ul > li a[href^="/admin"][aria-label] > span {
    position: static; width: auto; height: auto; margin: 0; overflow: visible; clip: auto;
    font-size: 1.4rem; font-weight: 500; line-height: 2rem; white-space: nowrap;
    color: color-mix(in srgb, currentColor, black 24%);
  }
  nav > div > ul > li a[href^="/admin"] > svg { flex-shrink: 0; }
}

/* Names of files on the cards of the media library, in full and broken between words. */
article[data-asset-details-trigger] button > span { white-space: normal; overflow-wrap: anywhere; text-align: start; }

/* The filters of the dialog that picks a picture: they open outside of the dialog, which takes all clicks. */
[data-radix-popper-content-wrapper] > [role="dialog"] { pointer-events: auto; max-inline-size: calc(100vw - 1.6rem); }

/* A long status takes several lines, so that it leaves room for the name next to it. */
[data-status="not-online"], [data-status="not-online"] span { inline-size: min-content; white-space: normal; }

/* On a phone, names in lists break into lines, so that price and state fit next to them. */
@media (max-width: 519px) {
  table[role="grid"] :is(td, th) { padding-inline: 0.4rem; }
  table[role="grid"] :is(td > a, th *) { white-space: normal; }
  table[role="grid"] [role="status"] { padding-inline: 0.4rem; }
  table[role="grid"] [role="status"] span { font-size: 1.2rem; }
}
`;

/** Adds CSS rules that Strapi's theme and settings cannot express. */
export function addPanelStyles(): void {
  const style = document.createElement('style');
  style.textContent = STYLES;
  document.head.append(style);
}
