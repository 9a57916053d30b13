/** Words that Strapi looks up by what we named: a type, or the `status` of an enquiry. */
export const ownWords: Record<string, string> = {
  User: 'Usuario del tablero',
  'content-manager.containers.List.completado': 'Completado',
  'content-manager.containers.List.contactado': 'Contactado',
  'content-manager.containers.List.nuevo': 'Nuevo',
  'content-manager.containers.List.spam': 'Spam',
};
