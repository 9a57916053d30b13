import type { Core } from '@strapi/strapi';

import { missingAddressSchema } from '../../../../contracts/missing-address-schema';
import { MISSING_ADDRESS_MESSAGES as MESSAGES } from '../../../../contracts/missing-addresses';
import { recordMissingAddress } from '../../../features/redirects/server/missing-addresses';
import { createAddressLimiter } from '../../../platform/http/address-limiter';
import type { Context } from '../../../platform/http/context';
import { rateLimited } from '../../../platform/http/errors';
import { storeInTime } from '../../../platform/http/store-in-time';
import { validateData } from '../../../platform/http/validate-body';

export default function missingAddressController({ strapi }: { strapi: Core.Strapi }) {
  const limiter = createAddressLimiter(
    strapi,
    'missing-addresses',
    strapi.config.get('rate-limits.missingAddresses'),
  );

  return {
    /** POST /api/missing-addresses */
    async create(ctx: Context) {
      const { path, referrer } = validateData(missingAddressSchema, ctx.request.body);
      const store = async () => {
        const wait = await limiter.consume(ctx.request.ip);
        if (wait > 0) throw rateLimited(ctx, wait, MESSAGES.limited);
        if (path.missed) await recordMissingAddress(strapi, path.missed, referrer);
      };
      await storeInTime(ctx, store(), MESSAGES.unavailable);
      ctx.status = 204;
    },
  };
}
