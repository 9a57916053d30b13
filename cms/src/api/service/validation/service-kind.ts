import { CATALOGUE_MESSAGES } from '../../../../contracts/catalogue';
import { serviceSchema } from '../../../../contracts/catalogue-schema';
import type { Kind } from '../../../features/catalogue/server/kind';

export const SERVICE_KIND: Kind = {
  uid: 'api::service.service',
  populate: ['image', 'features'],
  notFound: CATALOGUE_MESSAGES.serviceNotFound,
  schema: serviceSchema,
};
