import { CATALOGUE_MESSAGES } from '../../../../contracts/catalogue';
import { serviceSchema } from '../../../../contracts/catalogue-schema';
import { isRecord } from '../../../../contracts/is-record';
import type { Kind } from '../../../features/catalogue/server/kind';

export const SERVICE_KIND: Kind = {
  uid: 'api::service.service',
  populate: ['image', 'features'],
  notFound: CATALOGUE_MESSAGES.serviceNotFound,
  schema: serviceSchema,
  toInput: (entry) => ({
    name: entry.name,
    description: entry.description,
    slug: entry.slug,
    price: entry.price,
    features: entry.features,
    category: entry.category,
    image: isRecord(entry.image) ? entry.image.id : null,
  }),
};
