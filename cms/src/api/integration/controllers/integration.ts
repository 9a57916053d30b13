import type { Core } from '@strapi/strapi';

import {
  type Feed,
  FEED_MESSAGES,
  type SharedEnquiry,
  type SharedSubscription,
} from '../../../../contracts/integrations';
import {
  listChangedEnquiries,
  listChangedSubscriptions,
  readSharedEnquiry,
} from '../../../integrations/read-feed';
import type { Context } from '../../../platform/http/context';
import { notFound } from '../../../platform/http/errors';
import { refuseUnknownParams } from '../../../platform/http/refuse-unknown-params';
import { readFeedQuery } from '../lib/read-feed-query';

/** Read access of other systems, each with a token of its own. */
export default function integrationController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** GET /api/v1/enquiries */
    async listEnquiries(ctx: Context) {
      const { position, limit } = readFeedQuery(ctx.query);
      const feed = await listChangedEnquiries(strapi, position, limit);
      ctx.body = feed satisfies Feed<SharedEnquiry>;
    },

    /** GET /api/v1/enquiries/:documentId */
    async readEnquiry(ctx: Context) {
      refuseUnknownParams(ctx.query, []);
      const data = await readSharedEnquiry(strapi, ctx.params.documentId);
      if (!data) throw notFound(FEED_MESSAGES.notFound);
      ctx.body = { data } satisfies { data: SharedEnquiry };
    },

    /** GET /api/v1/subscriptions */
    async listSubscriptions(ctx: Context) {
      const { position, limit } = readFeedQuery(ctx.query);
      const feed = await listChangedSubscriptions(strapi, position, limit);
      ctx.body = feed satisfies Feed<SharedSubscription>;
    },
  };
}
