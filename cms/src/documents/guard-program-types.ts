import { errors } from '@strapi/utils';
import type { Modules } from '@strapi/strapi';

import { VERSION_UID } from '../history/version-row';
import { MAIL_UID } from '../mail/mail-row';
import { LOG_UID } from '../personal-data/log-row';
import { REQUEST_UID } from '../publication-requests/request-row';
import { FACTOR_UID } from '../two-factor/factor-store';

const PROGRAM_TYPES: readonly string[] = [MAIL_UID, LOG_UID, VERSION_UID, REQUEST_UID, FACTOR_UID];

/**
 * The outbox, the privacy log, the versions of entries, the requests to publish them and the second
 * steps of accounts belong to the program, which reads and writes them past the Document Service.
 * Hiding a type from the panel hides its forms only: its API would still let a super admin read,
 * change and delete the rows. It gets all of them from the Document Service.
 */
export function guardProgramTypes(): Modules.Documents.Middleware.Middleware {
  return (ctx, next) => {
    if (PROGRAM_TYPES.includes(ctx.uid)) throw new errors.ForbiddenError();
    return next();
  };
}
