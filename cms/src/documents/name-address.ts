import type { Core, Modules } from '@strapi/strapi';

import type { UidService } from '../extensions/content-manager/suggest-address';
import { panelUser } from '../lib/panel-user';

type Values = Record<string, unknown>;
type Attribute = { type: string; targetField?: string };

// The panel counts up when an address is taken; «producto-360» is somebody's own.
const withoutCount = (address: string) => address.replace(/-\d{1,2}$/, '');

/**
 * Forms the address of a new entry from its name. The panel's form fills in one for the type before
 * there is a name («producto»), and keeps it; an address that somebody wrote stays.
 */
export function nameAddress(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  const uids = (): UidService => strapi.plugin('content-manager').service('uid');

  return async (ctx, next) => {
    if (ctx.action !== 'create' || !panelUser(strapi)) return next();
    const contentTypeUID = ctx.uid;
    const { data } = ctx.params as { data?: Values };
    const attributes = strapi.contentType(ctx.uid).attributes as Record<string, Attribute>;
    for (const [field, { type, targetField }] of Object.entries(attributes)) {
      const address = data?.[field];
      if (type !== 'uid' || !targetField || !data?.[targetField] || typeof address !== 'string') {
        continue;
      }
      const suggested = await uids().generateUIDField({ contentTypeUID, field });
      if (withoutCount(address) !== withoutCount(suggested)) continue;
      data[field] = await uids().generateUIDField({ contentTypeUID, field, data });
    }
    return next();
  };
}
