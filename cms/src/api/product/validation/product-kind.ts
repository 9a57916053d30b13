import { CATALOGUE_FIELD_MESSAGES, CATALOGUE_MESSAGES } from '../../../../contracts/catalogue';
import { productSchema } from '../../../../contracts/catalogue-schema';
import type { Kind } from '../../../features/catalogue/server/kind';
import { query } from '../../../platform/strapi/query';

const CATEGORY = 'api::product-category.product-category';

export const PRODUCT_KIND: Kind = {
  uid: 'api::product.product',
  populate: ['image', 'category'],
  notFound: CATALOGUE_MESSAGES.productNotFound,
  schema: productSchema,
  async findProblems(strapi, { category: documentId }) {
    if (typeof documentId !== 'string') return [];
    // A published product shows the published version of its category.
    const where = { documentId, publishedAt: { $notNull: true } };
    const isThere = (await query(strapi, CATEGORY).count({ where })) > 0;
    return isThere ? [] : [{ path: ['category'], message: CATALOGUE_FIELD_MESSAGES.category }];
  },
};
