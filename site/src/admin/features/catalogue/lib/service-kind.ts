import { paths } from '#src/admin/lib/paths.ts';
import type { AdminService } from '@tequiora/cms/contracts/catalogue.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import type { CatalogueKind } from './kind.ts';
import { minPictureWidth } from './min-picture-width.ts';

export const serviceKind: CatalogueKind<AdminService> = {
  resource: 'services',
  uid: 'api::service.service',
  icon: 'headset',
  minPictureWidth: minPictureWidth('api::service.service'),
  texts: catalogueTexts('servicio'),
  paths: { list: paths.services.to, create: paths.newService.to, entry: paths.service.to },
  hasFeatured: false,
  categoryFilter: (category) => ({ category: { $eq: category } }),
  priceText: ({ price }) => price,
  categoryText: ({ category }) => category,
  isFeatured: () => false,
  sitePath: () => '/servicios',
  loss: () =>
    'Los visitantes dejarán de verlo, con sus características y su precio, en /servicios y en el inicio.',
};
