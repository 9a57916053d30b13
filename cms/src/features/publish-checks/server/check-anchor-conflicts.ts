import type { Core } from '@strapi/strapi';

import { ENTRY_LINKS } from '../../../../contracts/addresses';
import type { Problem } from '../../../content-model/entry';
import { titleOf } from '../../../content-model/entry-label';
import { listPublicTypes } from '../../../content-model/public-types';
import { anchorPageOf } from '../../../content-model/reserved-addresses';
import { query } from '../../../platform/strapi/query';

/**
 * Publish check for types whose entries are sections of the same page, such as services and
 * complementary services: their slugs are anchors and must differ. Strapi compares within a type
 * only.
 */
export async function checkAnchorConflicts(
  strapi: Core.Strapi,
  uid: string,
  slug: unknown,
): Promise<Problem[]> {
  const page = anchorPageOf(uid);
  if (page === undefined || typeof slug !== 'string') return [];
  const isNeighbour = (other: string) => other !== uid && anchorPageOf(other) === page;
  const neighbours = Object.keys(ENTRY_LINKS).filter(isNeighbour);
  for (const type of listPublicTypes(strapi).filter((each) => neighbours.includes(each.uid))) {
    const where = { slug, publishedAt: { $notNull: true } };
    const row = await query<Record<string, unknown>>(strapi, type.uid).findOne({ where });
    if (row) {
      const message = `«Dirección en el sitio»: «${slug}» es la de ${titleOf(type, row)} en la misma página: escribe otra.`;
      return [{ path: ['slug'], message }];
    }
  }
  return [];
}
