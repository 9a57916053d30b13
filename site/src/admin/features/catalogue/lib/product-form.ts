import { yupResolver } from '@hookform/resolvers/yup';
import { formatMoneyInput } from '#src/admin/lib/format-money-input.ts';
import type { ForgottenFields, ShowsProduct } from '#src/lib/product-fields.ts';
import { boolean, string, type InferType } from '#src/lib/yup.ts';
import {
  CATALOGUE_FIELD_MESSAGES,
  CATALOGUE_LIMITS,
  type AdminProduct,
} from '@tequiora/cms/contracts/catalogue.ts';
import { OPEN_PRICE_LABEL } from '@tequiora/cms/contracts/money.ts';
import { parseMoney } from '@tequiora/cms/contracts/parse-money.ts';
import { entrySchema, type EntryForm } from './entry-form.ts';
import { toPictureValue } from './picture-value.ts';

const { price } = CATALOGUE_LIMITS;
const messages = CATALOGUE_FIELD_MESSAGES;

const productSchema = entrySchema.shape({
  /** As typed: '1,299.50'. */
  price: string()
    .defined()
    .when('hasOpenPrice', {
      is: false,
      then: (field) =>
        field.test('price', messages.price, (text) => {
          const amount = parseMoney(text);
          return amount >= price.min && amount <= price.max;
        }),
    }),
  /** «A cotizar»: chosen on purpose, since an empty price may be a mistake. */
  hasOpenPrice: boolean().required(),
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
    | 'availability'
    | 'boxItems'
    | 'delivery'
    | 'documents'
    | 'featuredOrder'
    | 'minQuantity'
    | 'offerFrom'
    | 'offerPrice'
    | 'offerUntil'
    | 'order'
    | 'pictures'
    | 'questions'
    | 'searchTerms'
    | 'seo'
    | 'specifications'
    | 'summary'
    | 'tax'
    | 'unit'
    | 'warranty'
    | 'worksWithProducts'
    | 'worksWithSystems'
  >
>;

export const productForm: EntryForm<EditedProduct, ProductValues> = {
  resolver: yupResolver(productSchema),
  empty: {
    name: '',
    description: '',
    price: '',
    hasOpenPrice: false,
    category: '',
    featured: false,
    picture: null,
  },
  toValues: (product) => ({
    name: product.name,
    description: product.description ?? '',
    price: formatMoneyInput(product.price),
    hasOpenPrice: product.price === null,
    category: product.category?.documentId ?? '',
    featured: product.featured === true,
    picture: product.image && toPictureValue(product.image),
  }),
  toInput: ({ picture, hasOpenPrice, ...values }) => ({
    ...values,
    price: hasOpenPrice ? null : parseMoney(values.price),
    image: picture?.id ?? null,
  }),
  labels: {
    name: 'Nombre',
    description: 'Descripción',
    price: 'Precio',
    hasOpenPrice: OPEN_PRICE_LABEL,
    category: 'Categoría',
    featured: 'Destacado',
    picture: 'Imagen',
  },
};
