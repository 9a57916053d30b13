const NAME = 'Contenido de Tequiora';

/** Puts our name into a page title of Strapi and translates hard-coded titles. */
export function toOwnTitle(title: string): string {
  return title
    .replace(/^Strapi Admin$/, NAME)
    .replace(/^Configure (.*) (?:List|Edit) View/, 'Configurar la vista: $1')
    .replace(/\| Strapi$/, '| Tequiora');
}

/**
 * Replaces Strapi's name in the page title whenever Strapi sets it.
 *
 * UPSTREAM: @strapi/admin 5.54 · the page titles «… | Strapi» and two in English
 * why: they are not translatable, and `Page.Title` has no option
 * test: site/e2e/panel/upstream.spec.ts, cms/src/admin/brand/__tests__/keep-own-title.test.ts
 * until: the name in page titles is a setting
 */
export function keepOwnTitle(): void {
  const rename = () => {
    const title = toOwnTitle(document.title);
    if (title !== document.title) document.title = title;
  };
  rename();
  const options = { subtree: true, childList: true, characterData: true };
  new MutationObserver(rename).observe(document.head, options);
}
