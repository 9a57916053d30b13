import type { Core } from '@strapi/strapi';

import type { OverviewResponse } from '../../../../contracts/overview';
import type { Context } from '../../../platform/http/context';
import type { OverviewService } from '../services/overview';

export default function overviewController({ strapi }: { strapi: Core.Strapi }) {
  const service = strapi.service('api::overview.overview') as OverviewService;
  return {
    /** GET /api/overview */
    async find(ctx: Context) {
      ctx.body = { data: await service.read() } satisfies OverviewResponse;
    },
  };
}
