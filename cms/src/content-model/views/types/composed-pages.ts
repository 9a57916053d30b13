import { addedPage } from '../define-view';
import { help, seo } from '../fields';
import type { Views } from '../view';

export const composedPages: Views = {
  'api::page.page': addedPage({
    title: 'title',
    columns: ['title', 'slug', 'visibility'],
    sizes: { 4: ['visibility'], 8: ['title', 'slug'] },
    fields: {
      title: help('El de la pestaña y de los buscadores.', 'Ofertas del Buen Fin'),
      visibility: [
        'Quién la encuentra',
        'Con «Solo con el enlace», los buscadores no la muestran.',
      ],
      slug: help(
        'Va después de la dirección del sitio. Si la cambias, la anterior lleva a la nueva.',
        'buen-fin',
      ),
      sections: [
        'Secciones',
        'Lo que se ve, de arriba abajo. Arrástralas para cambiar el orden; la primera suele ser una portada.',
      ],
      seo,
    },
  }),
};
