import type { Core } from '@strapi/strapi';

import { removeMailFiles } from '../mail/forget-mails';
import type { Actor } from './log-row';
import { createPrivacyLog } from './privacy-log';
import { removeEnquiries } from './remove-enquiries';
import { createSubjectHash } from './subjects';

const UID = 'api::enquiry.enquiry';

type Held = { email: string; phone: string | null };

/**
 * Deletes the named enquiries for good, all or none, with a line in the log. Answers how many were
 * there.
 */
export async function deleteEnquiries(
  strapi: Core.Strapi,
  documentIds: readonly string[],
  by: Actor,
): Promise<number> {
  const log = createPrivacyLog(strapi);
  const hash = createSubjectHash(strapi);

  const { row, files } = await strapi.db.transaction(async () => {
    const held: Held[] = await strapi.db.query(UID).findMany({
      select: ['email', 'phone'],
      where: { documentId: { $in: documentIds } },
    });
    const { enquiries, mails, files } = await removeEnquiries(strapi, documentIds);
    if (enquiries === 0) return { row: null, files };
    const subjects = [...new Set(held.flatMap((one) => hash.of(one)))];
    const counts = { enquiries, mails };
    return { row: await log.add({ action: 'enquiries-deleted', by, counts, subjects }), files };
  });
  if (!row) return 0;
  await log.keep(row);
  await removeMailFiles(files);
  return row.counts.enquiries ?? 0;
}
