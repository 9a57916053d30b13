import type { Core } from '@strapi/strapi';

import type { Context } from '../platform/http/context';
import { contentTypeOf } from '../platform/strapi/model';
import { serviceOf } from '../platform/strapi/service-of';
import { isPublicType } from './public-types';

type Can = (entry?: unknown, field?: string) => boolean;

/** Permissions of a panel user for the entries of a type. */
export type PanelAccess = {
  can: Record<'read' | 'update' | 'publish', Can>;
  /** True when the permission depends on the entry. */
  requiresEntity: Record<'read', () => boolean>;
  sanitizeUpdateInput(entry: object): (data: object) => Promise<Record<string, unknown>>;
};

type Checkers = { create(request: { userAbility: unknown; model: string }): PanelAccess };

/** Uses the panel's own permission checker, which supports conditions and field permissions. */
export function accessTo(strapi: Core.Strapi, ctx: Context, uid: string): PanelAccess {
  const { userAbility } = ctx.state;
  return serviceOf<Checkers>(strapi, 'plugin::content-manager.permission-checker').create({
    userAbility,
    model: uid,
  });
}

/** Returns the type, or undefined when the site does not show its entries. */
export function findPublicType(strapi: Core.Strapi, uid: unknown) {
  const type = contentTypeOf(strapi, uid);
  return type && isPublicType(type) ? type : undefined;
}
