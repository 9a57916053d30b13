import type { Core } from '@strapi/strapi';

import type { PublicationResponse } from '../../../../contracts/publication';
import {
  PUBLISHER_DOWN_MESSAGE,
  type PublicationService,
} from '../../../features/publication/server/publication-service';
import type { Context } from '../../../platform/http/context';
import { unavailable } from '../../../platform/http/errors';
import { serviceOf } from '../../../platform/strapi/service-of';

const ACCEPTED = 202;
const RETRY_AFTER = '10';

export default function publicationController({ strapi }: { strapi: Core.Strapi }) {
  const service = serviceOf<PublicationService>(strapi, 'api::publication.publication');
  return {
    /** GET /api/publication/revision */
    async revision(ctx: Context) {
      ctx.body = { data: await service.snapshot() };
    },

    /** GET /api/publication */
    async status(ctx: Context) {
      ctx.body = { data: await service.status() } satisfies PublicationResponse;
    },

    /** POST /api/publication */
    async publish(ctx: Context) {
      try {
        await service.publish({ fromScratch: false });
      } catch (error) {
        strapi.log.error(`The publisher did not accept the publish request: ${String(error)}`);
        throw unavailable(ctx, PUBLISHER_DOWN_MESSAGE, RETRY_AFTER);
      }
      ctx.body = { data: await service.status() } satisfies PublicationResponse;
      ctx.status = ACCEPTED;
    },
  };
}
