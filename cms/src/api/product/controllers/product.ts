import { factories } from '@strapi/strapi';

import { createCatalogueActions } from '../../../catalogue/controller';
import { PRODUCT_KIND } from '../validation/product-kind';

export default factories.createCoreController('api::product.product', ({ strapi }) => {
  const actions = createCatalogueActions(strapi, PRODUCT_KIND);
  return {
    ...actions,
    // The build of the site reads with a token and not as a person: for it nothing is added.
    async find(ctx) {
      return ctx.state.user ? actions.find(ctx) : super.find(ctx);
    },
    async findOne(ctx) {
      return ctx.state.user ? actions.findOne(ctx) : super.findOne(ctx);
    },
  };
});
