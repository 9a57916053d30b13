import type { Core } from '@strapi/strapi';

import type { Context } from '../../../lib/context';

export default function publicationController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** GET /api/publication/revision */
    async revision(ctx: Context) {
      ctx.body = {
        data: { revision: await strapi.service('api::publication.publication').revision() },
      };
    },
  };
}
