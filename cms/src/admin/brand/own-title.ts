const NAME = 'Contenido de Tequiora';

/** Strapi's title of a page with our name behind it; some of them it only has in English. */
export function toOwnTitle(title: string): string {
  return title
    .replace(/^Strapi Admin$/, NAME)
    .replace(/^Configure (.*) (?:List|Edit) View/, 'Configurar la vista: $1')
    .replace(/\| Strapi$/, '| Tequiora');
}

/** Keeps our name in the browser's tab, where Strapi writes its own on every page. */
export function keepOwnTitle(): void {
  const rename = () => {
    const title = toOwnTitle(document.title);
    if (title !== document.title) document.title = title;
  };
  rename();
  const changes = { subtree: true, childList: true, characterData: true };
  new MutationObserver(rename).observe(document.head, changes);
}
