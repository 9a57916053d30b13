import {
  CATALOGUE_FIELD_MESSAGES,
  CATALOGUE_LIMITS,
  CATALOGUE_MESSAGES,
} from '../../../../contracts/catalogue';
import { isRecord } from '../../../../contracts/is-record';
import { COMMON_FIELDS } from '../../../features/catalogue/server/fields';
import type { Kind } from '../../../features/catalogue/server/kind';
import { accept, type Field, refuse } from '../../../platform/values/fields';

const CATEGORY = 'api::product-category.product-category';
const DOCUMENT_ID = /^[a-z0-9]{1,40}$/;
const { price: priceLimits } = CATALOGUE_LIMITS;
const messages = CATALOGUE_FIELD_MESSAGES;

const price: Field<number> = (raw) => {
  const isPrice = typeof raw === 'number' && raw >= priceLimits.min && raw <= priceLimits.max;
  return isPrice ? accept(Math.round(raw * 100) / 100) : refuse(messages.price);
};
const category: Field<string> = (raw) =>
  typeof raw === 'string' && DOCUMENT_ID.test(raw) ? accept(raw) : refuse(messages.category);
const featured: Field<boolean> = (raw) =>
  raw === undefined || raw === null || typeof raw === 'boolean'
    ? accept(raw ?? false)
    : refuse(messages.featured);

const idOf = (value: unknown, name: string) => (isRecord(value) ? value[name] : null);

export const PRODUCT_KIND: Kind = {
  uid: 'api::product.product',
  populate: ['image', 'category'],
  notFound: CATALOGUE_MESSAGES.productNotFound,
  fields: { ...COMMON_FIELDS, price, category, featured },
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
    const isThere = (await strapi.db.query(CATEGORY).count({ where })) > 0;
    return isThere ? [] : [{ path: ['category'], message: messages.category }];
  },
};
