import type { Core } from '@strapi/strapi';

import { listPublicTypes } from '../../../content-model/public-types';
import { query } from '../../../platform/strapi/query';
import { serviceOf } from '../../../platform/strapi/service-of';

type Publication = { notifyChange(): Promise<void> };

/**
 * Creates the job that notifies the publisher when an offer began or ended since its last run. Without
 * it, and for offers that did so while the CMS was off, the publisher finds them at its next poll.
 */
export function createOfferTimer(strapi: Core.Strapi, startedAt = new Date()) {
  const types = listPublicTypes(strapi).filter(({ attributes }) => 'offerPrice' in attributes);
  let last = startedAt;

  async function hasChanged(since: Date, now: Date): Promise<boolean> {
    const between = { $gt: since, $lte: now };
    for (const { uid } of types) {
      const count = await query(strapi, uid).count({
        where: {
          publishedAt: { $notNull: true },
          offerPrice: { $notNull: true },
          $or: [{ offerFrom: between }, { offerUntil: between }],
        },
      });
      if (count > 0) return true;
    }
    return false;
  }

  return {
    /** @throws when the publisher does not respond; the next run tries again */
    async run(now = new Date()): Promise<void> {
      if (await hasChanged(last, now)) {
        await serviceOf<Publication>(strapi, 'api::publication.publication').notifyChange();
      }
      last = now;
    },
  };
}
