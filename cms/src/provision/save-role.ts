import type { Core } from '@strapi/strapi';

import { query } from '../platform/strapi/query';

type Texts = { name: string; description: string };

/**
 * Creates a role of the panel or the dashboard, or updates its texts if they changed. Returns its id.
 * @param key what identifies the role
 */
export async function saveRole(
  strapi: Core.Strapi,
  uid: string,
  key: { code: string } | { type: string },
  { name, description }: Texts,
): Promise<number> {
  const roles = query<Texts & { id: number }>(strapi, uid);
  const found = await roles.findOne({ where: key });
  if (!found) return (await roles.create({ data: { ...key, name, description } })).id;
  if (found.name !== name || found.description !== description) {
    await roles.update({ where: { id: found.id }, data: { name, description } });
  }
  return found.id;
}
