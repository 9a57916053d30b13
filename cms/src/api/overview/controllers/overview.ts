import type { Core } from '@strapi/strapi';

import type { OverviewResponse } from '../../../../contracts/overview';
import type { Context } from '../../../platform/http/context';
import { serviceOf } from '../../../platform/strapi/service-of';
import type { OverviewService } from '../services/overview';

export default function overviewController({ strapi }: { strapi: Core.Strapi }) {
  const service = serviceOf<OverviewService>(strapi, 'api::overview.overview');
  return {
    /** GET /api/overview */
    async find(ctx: Context) {
      ctx.body = { data: await service.read() } satisfies OverviewResponse;
    },
  };
}
