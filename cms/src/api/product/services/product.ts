import { factories } from '@strapi/strapi';

import { createCatalogue } from '../../../catalogue/service';
import { PRODUCT_KIND } from '../validation/product-kind';

export default factories.createCoreService('api::product.product', ({ strapi }) =>
  createCatalogue(strapi, PRODUCT_KIND),
);
