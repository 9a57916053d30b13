import { factories } from '@strapi/strapi';

import { createCatalogueService } from '../../../catalogue/catalogue-service';
import { SERVICE_KIND } from '../validation/service-kind';

export default factories.createCoreService('api::service.service', ({ strapi }) =>
  createCatalogueService(strapi, SERVICE_KIND),
);
