import type { Core } from '@strapi/strapi';

import { SPEED_MESSAGES as MESSAGES, type SpeedReportResponse } from '../../../../contracts/speed';
import { speedVisitSchema } from '../../../../contracts/speed-schema';
import { createAddressLimiter } from '../../../platform/http/address-limiter';
import type { Context } from '../../../platform/http/context';
import { rateLimited } from '../../../platform/http/errors';
import { storeInTime } from '../../../platform/http/store-in-time';
import { validateData } from '../../../platform/http/validate-body';
import { readSpeedQuery } from '../lib/read-speed-query';
import { readSpeedReport } from '../lib/read-speed-report';
import { createVisitStore } from '../lib/store-visit';

export default function speedController({ strapi }: { strapi: Core.Strapi }) {
  const storeVisit = createVisitStore(strapi);
  const limiter = createAddressLimiter(strapi, 'speed', strapi.config.get('rate-limits.speed'));

  return {
    /** POST /api/speed */
    async create(ctx: Context) {
      const visit = validateData(speedVisitSchema, ctx.request.body);
      ctx.status = 204;
      // Global Privacy Control: the site does not measure either.
      if (ctx.get('Sec-GPC') === '1') return;
      const store = async () => {
        const wait = await limiter.consume(ctx.request.ip);
        if (wait > 0) throw rateLimited(ctx, wait, MESSAGES.limited);
        await storeVisit(visit);
      };
      await storeInTime(ctx, store(), MESSAGES.unavailable);
    },

    /** GET /api/speed */
    async find(ctx: Context) {
      const report = await readSpeedReport(strapi, readSpeedQuery(ctx.query));
      ctx.body = { data: report } satisfies SpeedReportResponse;
    },
  };
}
