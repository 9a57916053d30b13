import type { Core } from '@strapi/strapi';

import { ENQUIRY_UID } from '../../contracts/enquiry';
import { separationKeys } from '../enquiries/person/contact-keys';
import { removeOrphanMerges } from '../enquiries/person/remove-orphan-merges';
import { removeViewsAbout } from '../enquiries/saved-views';
import { SUBSCRIPTION_UID } from '../integrations/shared-resources';
import { deleteMails, removeMailFiles } from '../mail/delete-mails';
import type { DocumentMiddleware } from '../platform/strapi/document-call';
import { panelUser } from '../platform/strapi/panel-user';
import { query } from '../platform/strapi/query';
import { PROGRAM } from './log-row';
import { createPrivacyLog } from './privacy-log';
import { createSubjectHash } from './subjects';

type StoredContact = Record<'email' | 'emailKey' | 'phone' | 'phoneExtension', string | null> & {
  documentId: string;
};

/**
 * Records deletions of personal data in the CMS panel in the privacy log, and deletes the mails, the
 * saved views about the sender, and the merges that are left without enquiries. The dashboard's deletions
 * bypass the Document Service and do the same.
 */
export function logDeletions(strapi: Core.Strapi): DocumentMiddleware {
  const log = createPrivacyLog(strapi);

  return async (ctx, next) => {
    const isLogged = ctx.uid === ENQUIRY_UID || ctx.uid === SUBSCRIPTION_UID;
    const { documentId } = ctx.params;
    if (!isLogged || !documentId || ctx.action !== 'delete') return next();
    const files: string[] = [];

    const { result, row } = await strapi.db.transaction(async () => {
      const contact = await query<StoredContact>(strapi, ctx.uid).findOne({
        where: { documentId },
      });
      if (ctx.uid === ENQUIRY_UID) await removeViewsAbout(strapi, { documentId });
      const result = await next();
      if (!contact) return { result, row: null };
      const user = panelUser(strapi);
      const by = user ? { who: user.name, account: `cms ${user.id}` } : PROGRAM;
      const { email, phone, phoneExtension } = contact;
      const subjects = createSubjectHash(strapi)({ email, phone, phoneExtension });
      if (ctx.uid === SUBSCRIPTION_UID) {
        const counts = { subscriptions: 1 };
        return {
          result,
          row: await log.add({ action: 'subscription-deleted', by, counts, subjects }),
        };
      }
      await removeOrphanMerges(strapi, separationKeys(contact));
      const mails = await deleteMails(strapi, [documentId]);
      files.push(...mails.files);
      const counts = { enquiries: 1, mails: mails.count };
      return { result, row: await log.add({ action: 'enquiries-deleted', by, counts, subjects }) };
    });
    if (row) await log.appendToFile(row);
    await removeMailFiles(files);
    return result;
  };
}
