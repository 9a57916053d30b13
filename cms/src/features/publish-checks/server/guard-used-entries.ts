import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { isReferable } from '../../../../contracts/addresses';
import { PUBLISHING_MESSAGES } from '../../../../contracts/publishing';
import type { DocumentMiddleware } from '../../../platform/strapi/document-call';
import { query } from '../../../platform/strapi/query';
import { findRequiredUsage } from './find-entry-usage';
import { formatUsage } from './found-usage';

/**
 * Rejects the removal of entries that published entries require: the category of a product, the
 * page that a link points to. Links to an anchor are only listed in the panel («Usado en»).
 */
export function guardUsedEntries(strapi: Core.Strapi): DocumentMiddleware {
  return async (ctx, next) => {
    const { action, uid } = ctx;
    const isRemoval = action === 'unpublish' || action === 'delete';
    const { documentId } = ctx.params;
    if (!isRemoval || !documentId || !isReferable(uid)) return next();
    const where = { documentId, publishedAt: { $notNull: true } };
    if ((await query(strapi, uid).count({ where })) === 0) return next();
    const usages = await findRequiredUsage(strapi, { uid, documentId });
    if (usages.length > 0) {
      throw new errors.ApplicationError(PUBLISHING_MESSAGES.entryInUse(formatUsage(usages)));
    }
    return next();
  };
}
