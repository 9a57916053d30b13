import { factories } from '@strapi/strapi';

import { createCatalogueService } from '../../../features/catalogue/server/catalogue-service';
import { readWarnings } from '../../../features/publish-checks/server/read-warnings';
import { PRODUCT_KIND } from '../validation/product-kind';

export default factories.createCoreService('api::product.product', ({ strapi }) =>
  createCatalogueService(strapi, PRODUCT_KIND, readWarnings),
);
