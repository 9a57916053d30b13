import type {} from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { DocumentMiddleware } from '../platform/strapi/document-call';

/**
 * Denies access to internal types through the Document Service, which the panel's API uses. Hiding
 * a type from the panel hides its forms only; a super admin could still read, change and delete
 * rows through the API. The CMS itself uses the query engine for these types.
 */
export function guardInternalTypes(uids: readonly string[]): DocumentMiddleware {
  return (ctx, next) => {
    if (uids.includes(ctx.uid)) throw new errors.ForbiddenError();
    return next();
  };
}
