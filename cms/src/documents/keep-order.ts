import type { Core, Modules } from '@strapi/strapi';

import { panelAbility } from '../lib/panel-user';
import { isPublicType } from '../lib/public-types';
import { isOrdered } from '../order/ordered-types';

type Params = { data?: Record<string, unknown> };

/**
 * Keeps the order that was arranged from forms that were opened before: the panel's editor sends
 * every field, and with it the place that the entry had then. A copy has no place yet.
 */
export function keepOrder(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return (ctx, next) => {
    const type = strapi.contentType(ctx.uid);
    if (!isPublicType(type) || !isOrdered(type)) return next();
    const params = ctx.params as Params;
    if (ctx.action === 'clone') params.data = { ...params.data, order: null };
    if (ctx.action === 'update' && panelAbility(strapi)) {
      const { order: _order, ...data } = params.data ?? {};
      params.data = data;
    }
    return next();
  };
}
