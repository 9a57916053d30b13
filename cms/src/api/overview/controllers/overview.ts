import type { Core } from '@strapi/strapi';

import type { OverviewResponse } from '../../../../contracts/overview';
import type { Context } from '../../../platform/http/context';
import { readOverview } from '../lib/read-overview';

export default function overviewController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** GET /api/overview */
    async find(ctx: Context) {
      ctx.body = { data: await readOverview(strapi) } satisfies OverviewResponse;
    },
  };
}
