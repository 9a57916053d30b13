import { yupResolver } from '@hookform/resolvers/yup';
import { formatMoneyInput, parseMoney } from '#src/admin/lib/parse-money.ts';
import { boolean, object, string } from '#src/lib/yup.ts';
import {
  CATALOGUE_FIELD_MESSAGES,
  CATALOGUE_LIMITS,
  type AdminProduct,
} from '@tequiora/cms/contracts/catalogue.ts';
import { commonSchemaFields } from './common-schema.ts';
import type { EntryForm, EntryValues } from './entry-form.ts';

import { toPictureValue } from './picture-value.ts';

export type ProductValues = EntryValues & {
  /** As typed: '1,299.50'. */
  price: string;
  /** documentId; '' while none is chosen. */
  category: string;
  featured: boolean;
};

const { price } = CATALOGUE_LIMITS;
const messages = CATALOGUE_FIELD_MESSAGES;

const productSchema = object({
  ...commonSchemaFields,
  price: string()
    .defined()
    .test('price', messages.price, (text) => {
      const amount = parseMoney(text);
      return amount >= price.min && amount <= price.max;
    }),
  category: string().required(messages.category),
  featured: boolean().required(),
});

export const productForm: EntryForm<AdminProduct, ProductValues> = {
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
