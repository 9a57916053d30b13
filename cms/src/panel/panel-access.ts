import type { Core, UID } from '@strapi/strapi';

import type { Context } from '../lib/context';
import { isPublicType } from '../lib/public-types';

type Can = (entry?: unknown, field?: string) => boolean;

/** What somebody may do with the entries of a type, by the roles of the panel. */
export type Access = {
  can: Record<'read' | 'update' | 'publish', Can>;
  /** Whether it depends on the single entry. */
  requiresEntity: Record<'read', () => boolean>;
  sanitizeUpdateInput(entry: object): (data: object) => Promise<Record<string, unknown>>;
};

/** The same check that the panel's own pages make; it knows conditions and single fields. */
export function accessTo(strapi: Core.Strapi, ctx: Context, uid: string): Access {
  const { userAbility } = ctx.state;
  return strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility, model: uid });
}

/** The type of that name, if the site shows its entries. */
export function findPublicType(strapi: Core.Strapi, uid: unknown) {
  const type = strapi.contentTypes[uid as UID.ContentType];
  return type && isPublicType(type) ? type : undefined;
}
