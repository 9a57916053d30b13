import type { Core } from '@strapi/strapi';

import { forgetMails } from '../mail/forget-mails';

const UID = 'api::enquiry.enquiry';

export type Removed = { enquiries: number; mails: number; files: string[] };

/**
 * Deletes enquiries that still meet `where`, with their mails. In the transaction that is under way;
 * `files` are to be removed when it is committed. Past the Document Service, which would tell the
 * webhooks.
 */
export async function removeEnquiries(
  strapi: Core.Strapi,
  documentIds: readonly string[],
  where: object = {},
): Promise<Removed> {
  const query = () => strapi.db.query(UID);
  const named = { documentId: { $in: documentIds } };
  const { count } = await query().deleteMany({ where: { $and: [named, where] } });
  const left: { documentId: string }[] = await query().findMany({
    select: ['documentId'],
    where: named,
  });
  const kept = new Set(left.map(({ documentId }) => documentId));
  const mails = await forgetMails(
    strapi,
    documentIds.filter((id) => !kept.has(id)),
  );
  return { enquiries: Number(count), mails: mails.count, files: mails.files };
}
