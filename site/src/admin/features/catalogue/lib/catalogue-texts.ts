export type CatalogueTexts = ReturnType<typeof catalogueTexts>;

/** Returns the UI texts of one entry kind. */
export function catalogueTexts(noun: 'producto' | 'servicio') {
  const title = noun[0]?.toUpperCase() + noun.slice(1);
  return {
    noun,
    nouns: `${noun}s`,
    title,
    titles: `${title}s`,
    loading: `Cargando ${noun}s…`,
    loadFailed: `Error al cargar ${noun}s`,
    createFailed: `Error al crear ${noun}`,
    updateFailed: `Error al actualizar ${noun}`,
    deleteFailed: `Error al eliminar ${noun}`,
    created: `${title} creado`,
    updated: `${title} actualizado`,
    deleted: `${title} eliminado`,
    notFound: `${title} no encontrado`,
  };
}

export const PUBLISHED = 'Publicado. El sitio se actualiza en unos segundos.';
export const UNPUBLISHED = 'Ya no está publicado. El sitio se actualiza en unos segundos.';
export const SAVED_AS_DRAFT = 'Guardado como borrador. Los visitantes no ven estos cambios.';
