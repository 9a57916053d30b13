import { factories } from '@strapi/strapi';

import { createCatalogueController } from '../../../features/catalogue/server/catalogue-controller';
import { PRODUCT_KIND } from '../validation/product-kind';

export default factories.createCoreController('api::product.product', ({ strapi }) => {
  const actions = createCatalogueController(strapi, PRODUCT_KIND);
  return {
    ...actions,
    // The site build authenticates with an API token, without a user, and gets Strapi's response.
    async find(ctx): Promise<unknown> {
      return ctx.state.user ? actions.find(ctx) : super.find(ctx);
    },
    async findOne(ctx): Promise<unknown> {
      return ctx.state.user ? actions.findOne(ctx) : super.findOne(ctx);
    },
  };
});
