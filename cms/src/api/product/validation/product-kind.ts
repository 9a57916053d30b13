import { CATALOGUE_FIELD_MESSAGES, CATALOGUE_MESSAGES } from '../../../../contracts/catalogue';
import { productSchema } from '../../../../contracts/catalogue-schema';
import { isRecord } from '../../../../contracts/is-record';
import type { Kind } from '../../../features/catalogue/server/kind';
import { query } from '../../../platform/strapi/query';

const CATEGORY = 'api::product-category.product-category';

const idOf = (value: unknown, name: string) => (isRecord(value) ? value[name] : null);

export const PRODUCT_KIND: Kind = {
  uid: 'api::product.product',
  populate: ['image', 'category'],
  notFound: CATALOGUE_MESSAGES.productNotFound,
  schema: productSchema,
  toInput: (entry) => ({
    name: entry.name,
    description: entry.description,
    slug: entry.slug,
    price: entry.price,
    featured: entry.featured,
    category: idOf(entry.category, 'documentId'),
    image: idOf(entry.image, 'id'),
  }),
  async findProblems(strapi, { category: documentId }) {
    if (typeof documentId !== 'string') return [];
    // A published product shows the published version of its category.
    const where = { documentId, publishedAt: { $notNull: true } };
    const isThere = (await query(strapi, CATEGORY).count({ where })) > 0;
    return isThere ? [] : [{ path: ['category'], message: CATALOGUE_FIELD_MESSAGES.category }];
  },
};
