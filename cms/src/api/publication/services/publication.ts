import type { Core, UID } from '@strapi/strapi';

import { fingerprint } from '../../../lib/canonical-json';
import { listPublicTypes } from '../../../lib/public-types';
import { createContentReader } from '../lib/published-content';

export default function publicationService({ strapi }: { strapi: Core.Strapi }) {
  const reader = createContentReader((uid) => strapi.getModel(uid as UID.Schema));

  return {
    /**
     * SHA-256 over everything that is published. The same content gives the same value, whatever
     * its order, its row ids and the moments it was saved: so it tells whether the site is current.
     */
    async revision(): Promise<string> {
      const content: Record<string, unknown[]> = {};
      for (const { uid } of listPublicTypes(strapi)) {
        const rows = await strapi.db.query(uid).findMany({
          where: { publishedAt: { $notNull: true } },
          populate: reader.populateOf(uid),
        });
        content[uid] = reader.describeRows(uid, rows);
      }
      return fingerprint(content);
    },
  };
}
