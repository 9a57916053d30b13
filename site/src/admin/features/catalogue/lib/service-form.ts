import { yupResolver } from '@hookform/resolvers/yup';
import { array, object, string, type InferType } from '#src/lib/yup.ts';
import {
  CATALOGUE_FIELD_MESSAGES,
  CATALOGUE_LIMITS,
  type AdminService,
} from '@tequiora/cms/contracts/catalogue.ts';
import { entrySchema, type EntryForm } from './entry-form.ts';
import { toPictureValue } from './picture-value.ts';

const { feature, features, priceText, category } = CATALOGUE_LIMITS;
const messages = CATALOGUE_FIELD_MESSAGES;

const serviceSchema = entrySchema.shape({
  features: array()
    .of(
      object({
        text: string()
          .trim()
          .defined()
          .min(1, 'Escribe la característica o quítala')
          .max(feature.max),
      }),
    )
    .defined()
    .max(features.max, messages.features),
  price: string().trim().defined().min(1, messages.priceText).max(priceText.max),
  category: string().trim().defined().max(category.max),
});

export type ServiceValues = InferType<typeof serviceSchema>;

export const serviceForm: EntryForm<AdminService, ServiceValues> = {
  resolver: yupResolver(serviceSchema),
  empty: { name: '', description: '', features: [], price: '', category: '', picture: null },
  toValues: (service) => ({
    name: service.name,
    description: service.description ?? '',
    features: service.features.map(({ text }) => ({ text })),
    price: service.price ?? '',
    category: service.category ?? '',
    picture: service.image && toPictureValue(service.image),
  }),
  toInput: ({ picture, ...values }) => ({
    ...values,
    category: values.category || null,
    image: picture?.id ?? null,
  }),
  labels: {
    name: 'Nombre',
    description: 'Descripción',
    features: 'Características',
    price: 'Precio',
    category: 'Categoría',
    picture: 'Imagen',
  },
};
