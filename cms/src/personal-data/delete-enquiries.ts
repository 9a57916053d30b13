import type { Core } from '@strapi/strapi';

import { enquiryRows } from '../enquiries/enquiry-rows';
import { removeMailFiles } from '../mail/delete-mails';
import type { Actor } from './log-row';
import { createPrivacyLog } from './privacy-log';
import { removeEnquiries } from './remove-enquiries';
import { createSubjectHash } from './subjects';

/**
 * Deletes the enquiries that still match `where` permanently in one transaction and logs it. Returns the
 * number of deleted enquiries.
 */
export async function deleteEnquiries(
  strapi: Core.Strapi,
  documentIds: readonly string[],
  by: Actor,
  where: object = {},
): Promise<number> {
  const log = createPrivacyLog(strapi);
  const hash = createSubjectHash(strapi);

  const { row, files } = await strapi.db.transaction(async () => {
    const contacts = await enquiryRows(strapi).findMany({
      select: ['email', 'phone', 'phoneExtension'],
      where: { $and: [{ documentId: { $in: documentIds } }, where] },
    });
    const { enquiries, mails, files } = await removeEnquiries(strapi, documentIds, where);
    if (enquiries === 0) return { row: null, files };
    const subjects = [...new Set(contacts.flatMap((contact) => hash(contact)))];
    const counts = { enquiries, mails };
    return { row: await log.add({ action: 'enquiries-deleted', by, counts, subjects }), files };
  });
  if (!row) return 0;
  await log.appendToFile(row);
  await removeMailFiles(files);
  return row.counts.enquiries ?? 0;
}
