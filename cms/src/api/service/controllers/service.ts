import { factories } from '@strapi/strapi';

import { createCatalogueActions } from '../../../catalogue/controller';
import { SERVICE_KIND } from '../validation/service-kind';

export default factories.createCoreController('api::service.service', ({ strapi }) => {
  const actions = createCatalogueActions(strapi, SERVICE_KIND);
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
