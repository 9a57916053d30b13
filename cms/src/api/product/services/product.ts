import { factories } from '@strapi/strapi';

import { createCatalogueService } from '../../../catalogue/catalogue-service';
import { PRODUCT_KIND } from '../validation/product-kind';

export default factories.createCoreService('api::product.product', ({ strapi }) =>
  createCatalogueService(strapi, PRODUCT_KIND),
);
