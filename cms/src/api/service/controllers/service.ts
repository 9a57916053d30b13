import { factories } from '@strapi/strapi';

import type { ServiceCategoriesResponse } from '../../../../contracts/catalogue';
import { createCatalogueController } from '../../../features/catalogue/server/catalogue-controller';
import { readServiceCategories } from '../lib/read-service-categories';
import { SERVICE_KIND } from '../validation/service-kind';

export default factories.createCoreController('api::service.service', ({ strapi }) => {
  const actions = createCatalogueController(strapi, SERVICE_KIND);
  return {
    ...actions,
    // The site build authenticates with an API token, without a user, and gets Strapi's response.
    async find(ctx): Promise<unknown> {
      return ctx.state.user ? actions.find(ctx) : super.find(ctx);
    },
    async findOne(ctx): Promise<unknown> {
      return ctx.state.user ? actions.findOne(ctx) : super.findOne(ctx);
    },
    /** GET /services/categories: each category of a draft once, in alphabetical order. */
    async categories(ctx) {
      ctx.body = {
        data: await readServiceCategories(strapi),
      } satisfies ServiceCategoriesResponse;
    },
  };
});
