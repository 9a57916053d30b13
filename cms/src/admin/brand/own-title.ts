const NAME = 'Contenido de Tequiora';

/** Puts our name into a page title of Strapi and translates hard-coded titles. */
export function toOwnTitle(title: string): string {
  return title
    .replace(/^Strapi Admin$/, NAME)
    .replace(/^Configure (.*) (?:List|Edit) View/, 'Configurar la vista: $1')
    .replace(/\| Strapi$/, '| Tequiora');
}
