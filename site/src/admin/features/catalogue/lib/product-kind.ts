import { paths } from '#src/admin/lib/paths.ts';
import type { AdminProduct } from '@tequiora/cms/contracts/catalogue.ts';
import { formatPrice } from '@tequiora/cms/contracts/money.ts';
import { catalogueTexts } from './catalogue-texts.ts';
import type { CatalogueKind } from './kind.ts';
import { minPictureWidth } from './min-picture-width.ts';

export const productKind: CatalogueKind<AdminProduct> = {
  resource: 'products',
  uid: 'api::product.product',
  icon: 'box',
  minPictureWidth: minPictureWidth('api::product.product'),
  texts: catalogueTexts('producto'),
  paths: { list: paths.products.to, create: paths.newProduct.to, entry: paths.product.to },
  hasFeatured: true,
  categoryFilter: (slug) => ({ category: { slug: { $eq: slug } } }),
  priceText: ({ price }) => formatPrice(price),
  categoryText: ({ category }) => category?.name ?? null,
  isFeatured: ({ featured }) => featured === true,
  sitePath: ({ slug }) => (slug ? `/productos/${slug}` : '/productos'),
  loss: ({ slug, featured }) =>
    `Los visitantes dejarán de verlo en /productos${featured ? ' y entre los destacados del inicio' : ''}, y los enlaces a /productos/${slug ?? ''} dejarán de funcionar.`,
};
