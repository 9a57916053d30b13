const NAME = 'Contenido de Tequiora';

/** Puts our name into a page title of Strapi and translates hard-coded titles. */
export function toOwnTitle(title: string): string {
  return title
    .replace(/^Strapi Admin$/, NAME)
    .replace(/^Configure (.*) (?:List|Edit) View/, 'Configurar la vista: $1')
    .replace(/\| Strapi$/, '| Tequiora');
}

/** Replaces Strapi's name in the page title whenever Strapi sets it. */
export function keepOwnTitle(): void {
  const rename = () => {
    const title = toOwnTitle(document.title);
    if (title !== document.title) document.title = title;
  };
  rename();
  const options = { subtree: true, childList: true, characterData: true };
  new MutationObserver(rename).observe(document.head, options);
}
