import type { Modules } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { VERSION_UID } from '../history/version-row';
import { MAIL_UID } from '../mail/mail-row';
import { LOG_UID } from '../personal-data/log-row';
import { REQUEST_UID } from '../publication-requests/request-row';
import { FACTOR_UID } from '../two-factor/factor-rows';

const INTERNAL_TYPES: readonly string[] = [MAIL_UID, LOG_UID, VERSION_UID, REQUEST_UID, FACTOR_UID];

/**
 * Denies access to internal types through the Document Service, which the panel's API uses. Hiding
 * a type from the panel hides its forms only; a super admin could still read, change and delete
 * rows through the API. The CMS itself uses the query engine for these types.
 */
export function guardInternalTypes(): Modules.Documents.Middleware.Middleware {
  return (ctx, next) => {
    if (INTERNAL_TYPES.includes(ctx.uid)) throw new errors.ForbiddenError();
    return next();
  };
}
