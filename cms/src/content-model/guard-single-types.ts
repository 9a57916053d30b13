import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { SINGLE_TYPE_MESSAGES } from '../../contracts/removal';
import type { DocumentMiddleware } from '../platform/strapi/document-call';
import { refuseDate } from './check-schedule-dates';
import { findSingle } from './find-single';

/**
 * Prevents second entries of single types, and their removal: the build needs each page. Strapi's
 * collection routes accept single types, so a role with the create permission could add another.
 */
export function guardSingleTypes(strapi: Core.Strapi): DocumentMiddleware {
  return async (ctx, next) => {
    const { kind, info } = strapi.contentType(ctx.uid);
    if (kind !== 'singleType' || !ctx.uid.startsWith('api::')) return next();
    const { documentId, data } = ctx.params;
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
        // A second entry from older data may be removed.
        if ((await existing())[0] === documentId) {
          throw new errors.ApplicationError(SINGLE_TYPE_MESSAGES.removed(info.displayName));
        }
        break;
      default:
    }
    if (data?.unpublishAt) {
      refuseDate('unpublishAt', SINGLE_TYPE_MESSAGES.unpublishAt(info.displayName));
    }
    return next();
  };
}
