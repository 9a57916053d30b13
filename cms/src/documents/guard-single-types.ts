import { errors } from '@strapi/utils';
import type { Core, Modules } from '@strapi/strapi';

import { SINGLE_TYPE_MESSAGES } from '../../contracts/unpublishing';
import { findSingle } from '../lib/find-single';
import { refuseMoment } from '../scheduling/check-moments';

type Params = { documentId?: string; data?: { unpublishAt?: unknown } };

/**
 * Keeps single types single and on the site: the build needs each page, and the forms link to the
 * privacy notice. Strapi's collection routes accept single types, so a role that may create one
 * could create a second.
 */
export function guardSingleTypes(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (ctx, next) => {
    const { kind, info } = strapi.contentType(ctx.uid);
    if (kind !== 'singleType' || !ctx.uid.startsWith('api::')) return next();
    const { documentId, data } = ctx.params as Params;
    const existing = () => findSingle(strapi, ctx.uid);
    switch (ctx.action) {
      case 'create':
      case 'clone':
        if ((await existing()).length > 0) {
          throw new errors.ApplicationError(SINGLE_TYPE_MESSAGES.second(info.displayName));
        }
        break;
      case 'unpublish':
      case 'delete':
        // A second one, of older data, may go.
        if ((await existing())[0] === documentId) {
          throw new errors.ApplicationError(SINGLE_TYPE_MESSAGES.removed(info.displayName));
        }
        break;
      default:
    }
    if (data?.unpublishAt) {
      refuseMoment('unpublishAt', SINGLE_TYPE_MESSAGES.unpublishAt(info.displayName));
    }
    return next();
  };
}
