import type { Core } from '@strapi/strapi';

import { orderFieldsOf } from '../../../content-model/ordered-lists';
import type { DocumentMiddleware } from '../../../platform/strapi/document-call';
import { panelAbility } from '../../../platform/strapi/panel-user';

/**
 * Ignores the order fields in saves from the panel's editor: it sends every field, with the place
 * that the entry had when the form was opened. A copy starts without a place.
 */
export function preserveOrder(strapi: Core.Strapi): DocumentMiddleware {
  return (ctx, next) => {
    const type = strapi.contentType(ctx.uid);
    const fields = ctx.uid.startsWith('api::') ? orderFieldsOf(type) : [];
    if (fields.length === 0) return next();
    const { params } = ctx;
    if (ctx.action === 'clone') {
      const noPlaces = Object.fromEntries(fields.map((field) => [field, null]));
      params.data = { ...params.data, ...noPlaces };
    }
    if (ctx.action === 'update' && panelAbility(strapi)) {
      const data = { ...params.data };
      for (const field of fields) delete data[field];
      params.data = data;
    }
    return next();
  };
}
