import type { Core } from '@strapi/strapi';

import { ownAttributes } from '../../../content-model/content-attributes';
import type { DocumentMiddleware } from '../../../platform/strapi/document-call';
import { panelUser } from '../../../platform/strapi/panel-user';
import { uidServiceOf } from '../../../platform/strapi/uid-service';

// Removes the counter that the panel appends to a taken address, but keeps «producto-360».
const withoutCount = (address: string) => address.replace(/-\d{1,2}$/, '');

/**
 * Derives the address of a new entry from its name if it still is the default of the panel's form,
 * which is derived from the type («producto») before a name is entered.
 */
export function deriveAddress(strapi: Core.Strapi): DocumentMiddleware {
  return async (ctx, next) => {
    if (ctx.action !== 'create' || !panelUser(strapi)) return next();
    const contentTypeUID = ctx.uid;
    const { data } = ctx.params;
    for (const [field, attribute] of ownAttributes(strapi.contentType(ctx.uid))) {
      const source = attribute.type === 'uid' ? attribute.targetField : undefined;
      const address = data?.[field];
      if (!source || !data?.[source] || typeof address !== 'string') continue;
      const suggested = await uidServiceOf(strapi).generateUIDField({ contentTypeUID, field });
      if (withoutCount(address) !== withoutCount(suggested)) continue;
      data[field] = await uidServiceOf(strapi).generateUIDField({ contentTypeUID, field, data });
    }
    return next();
  };
}
