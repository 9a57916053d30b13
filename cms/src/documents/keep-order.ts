import type { Core, Modules } from '@strapi/strapi';

import { panelAbility } from '../lib/panel-user';
import { isPublicType } from '../lib/public-types';
import { isOrdered } from '../order/ordered-types';

type Params = { data?: Record<string, unknown> };

/**
 * Keeps the order that was arranged from forms that were opened before: the panel's editor sends
 * every field, and with it the place that the entry had then.
 */
export function keepOrder(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return (ctx, next) => {
    const type = strapi.contentType(ctx.uid);
    const isForm = ctx.action === 'update' && panelAbility(strapi) !== undefined;
    if (!isForm || !isPublicType(type) || !isOrdered(type)) return next();
    const params = ctx.params as Params;
    const { order: _order, ...data } = params.data ?? {};
    params.data = data;
    return next();
  };
}
