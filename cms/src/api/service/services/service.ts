import { factories } from '@strapi/strapi';

import { createCatalogue } from '../../../catalogue/service';
import { SERVICE_KIND } from '../validation/service-kind';

export default factories.createCoreService('api::service.service', ({ strapi }) =>
  createCatalogue(strapi, SERVICE_KIND),
);
