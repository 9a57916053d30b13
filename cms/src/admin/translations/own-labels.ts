/** Labels that Strapi looks up by names of ours: a type, or the `status` of an enquiry. */
export const ownLabels: Record<string, string> = {
  User: 'Usuario del tablero',
  'content-manager.containers.List.completado': 'Completado',
  'content-manager.containers.List.contactado': 'Contactado',
  'content-manager.containers.List.nuevo': 'Nuevo',
  'content-manager.containers.List.spam': 'Spam',
};
