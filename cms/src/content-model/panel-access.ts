import type { Core } from '@strapi/strapi';

import type { Context } from '../platform/http/context';
import { forbidden, notFound } from '../platform/http/errors';
import { contentTypeOf } from '../platform/strapi/model';
import { query } from '../platform/strapi/query';
import { serviceOf } from '../platform/strapi/service-of';
import { isPublicType } from './public-types';
import { whereDraft } from './schedule-dates';

type Can = (entry?: unknown, field?: string) => boolean;

/** Permissions of a panel user for the entries of a type. */
export type PanelAccess = {
  can: Record<'read' | 'create' | 'update' | 'publish' | 'delete', Can>;
  /** True when the permission depends on the entry. */
  requiresEntity: Record<'read', () => boolean>;
  sanitizeUpdateInput(entry: object): (data: object) => Promise<Record<string, unknown>>;
};

type Checkers = { create(request: { userAbility: unknown; model: string }): PanelAccess };

/**
 * Uses the panel's own permission checker, which supports conditions and field permissions.
 *
 * UPSTREAM: @strapi/content-manager 5.54 · the service `permission-checker`
 * why: routes of our own must decide as the content manager does
 * test: cms/tests/api/panel-roles.test.ts, cms/tests/api/database/history.test.ts
 * until: Strapi documents the service
 */
export function accessTo(
  strapi: Core.Strapi,
  { state }: Pick<Context, 'state'>,
  uid: string,
): PanelAccess {
  const { userAbility } = state;
  return serviceOf<Checkers>(strapi, 'plugin::content-manager.permission-checker').create({
    userAbility,
    model: uid,
  });
}

/** Returns the type, or undefined when the site does not show its entries. */
export function findPublicType(strapi: Core.Strapi, uid: string) {
  // A path may contain the name of a property that every object inherits.
  const type = Object.hasOwn(strapi.contentTypes, uid) ? contentTypeOf(strapi, uid) : undefined;
  return type && isPublicType(type) ? type : undefined;
}

/**
 * Returns the entry in the path of a request, its draft and the permissions of the user.
 * @throws HttpError if the draft does not exist or the user may not read it
 */
export async function openDraft(
  strapi: Core.Strapi,
  ctx: Context,
  messages: Record<'noEntry' | 'mayNotRead', string>,
) {
  const { uid, documentId } = ctx.params;
  if (!findPublicType(strapi, uid)) throw notFound(messages.noEntry);
  const access = accessTo(strapi, ctx, uid);
  const populate = ['createdBy'];
  const draft = await query(strapi, uid).findOne({ where: whereDraft(documentId), populate });
  if (!draft) throw notFound(messages.noEntry);
  if (!access.can.read(draft)) throw forbidden(messages.mayNotRead);
  return { entry: { uid, documentId }, draft, access };
}
