import type { Core } from '@strapi/strapi';

import { query } from '../platform/strapi/query';

/** Returns true if another entry of the type has the slug; without an id, if any entry has it. */
export async function isSlugTaken(
  strapi: Core.Strapi,
  uid: string,
  slug: string,
  documentId: string | undefined,
): Promise<boolean> {
  const others = documentId && { documentId: { $ne: documentId } };
  return (await query(strapi, uid).count({ where: { slug, ...others } })) > 0;
}
