import { Eye } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

/** Adds the page with the usage of pictures to the menu, after the media library. */
export function registerUsage(app: StrapiApp): void {
  app.addMenuLink({
    to: 'uso-de-imagenes',
    icon: Eye,
    intlLabel: { id: 'tequiora.pictures.title', defaultMessage: 'Uso de imágenes' },
    permissions: [{ action: 'plugin::upload.read', subject: null }],
    position: 5,
    Component: () =>
      import('./pictures-page').then(({ PicturesPage }) => ({ default: PicturesPage })),
  });
}
