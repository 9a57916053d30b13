const NAME = 'Contenido de Tequiora';

/** Strapi's title of a page with our name behind it; some of them it only has in English. */
export function toOwnTitle(title: string): string {
  return title
    .replace(/^Strapi Admin$/, NAME)
    .replace(/^Configure (.*) (?:List|Edit) View/, 'Configurar la vista: $1')
    .replace(/\| Strapi$/, '| Tequiora');
}
