import { yupResolver } from '@hookform/resolvers/yup';
import { formatMoneyInput, parseMoney } from '#src/admin/lib/parse-money.ts';
import type { ForgottenFields, ShowsProduct } from '#src/lib/product-fields.ts';
import { boolean, string, type InferType } from '#src/lib/yup.ts';
import {
  CATALOGUE_FIELD_MESSAGES,
  CATALOGUE_LIMITS,
  type AdminProduct,
} from '@tequiora/cms/contracts/catalogue.ts';
import { entrySchema, type EntryForm } from './entry-form.ts';
import { toPictureValue } from './picture-value.ts';

const { price } = CATALOGUE_LIMITS;
const messages = CATALOGUE_FIELD_MESSAGES;

const productSchema = entrySchema.shape({
  /** As typed: '1,299.50'. */
  price: string()
    .defined()
    .test('price', messages.price, (text) => {
      const amount = parseMoney(text);
      return amount >= price.min && amount <= price.max;
    }),
  /** documentId; '' while none is chosen. */
  category: string().required(messages.category),
  featured: boolean().required(),
});

export type ProductValues = InferType<typeof productSchema>;

/** The fields named here are edited in the CMS panel only. */
type EditedProduct = ShowsProduct<
  AdminProduct,
  ForgottenFields<
    AdminProduct,
    | 'featuredOrder'
    | 'minQuantity'
    | 'offerFrom'
    | 'offerPrice'
    | 'offerUntil'
    | 'order'
    | 'searchTerms'
    | 'seo'
    | 'tax'
    | 'unit'
  >
>;

export const productForm: EntryForm<EditedProduct, ProductValues> = {
  resolver: yupResolver(productSchema),
  empty: { name: '', description: '', price: '', category: '', featured: false, picture: null },
  toValues: (product) => ({
    name: product.name,
    description: product.description ?? '',
    price: formatMoneyInput(product.price),
    category: product.category?.documentId ?? '',
    featured: product.featured === true,
    picture: product.image && toPictureValue(product.image),
  }),
  toInput: ({ picture, ...values }) => ({
    ...values,
    price: parseMoney(values.price),
    image: picture?.id ?? null,
  }),
  labels: {
    name: 'Nombre',
    description: 'Descripción',
    price: 'Precio',
    category: 'Categoría',
    featured: 'Destacado',
    picture: 'Imagen',
  },
};
