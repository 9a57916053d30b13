import { factories } from '@strapi/strapi';

import { createCatalogueService } from '../../../features/catalogue/server/catalogue-service';
import { readWarnings } from '../../../features/publish-checks/server/read-warnings';
import { SERVICE_KIND } from '../validation/service-kind';

export default factories.createCoreService('api::service.service', ({ strapi }) =>
  createCatalogueService(strapi, SERVICE_KIND, readWarnings),
);
