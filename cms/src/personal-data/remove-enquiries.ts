import type { Core } from '@strapi/strapi';

import { contactKeys } from '../enquiries/person/collect-person';
import { removeOrphanMerges } from '../enquiries/person/remove-orphan-merges';
import { removeOrphanViews } from '../enquiries/saved-views';
import type { StoredEnquiryRow } from '../enquiries/summary';
import { deleteMails } from '../mail/delete-mails';
import { query } from '../platform/strapi/query';

const UID = 'api::enquiry.enquiry';

type RemovedEnquiries = { enquiries: number; mails: number; files: string[] };

/**
 * Deletes the enquiries that still match `where`, with their mails, and the merges and saved views that
 * are left without enquiries, in the current transaction. Delete the returned `files` after the commit.
 * Bypasses the Document Service, which would notify webhooks.
 */
export async function removeEnquiries(
  strapi: Core.Strapi,
  documentIds: readonly string[],
  where: object = {},
): Promise<RemovedEnquiries> {
  const rows = () => query<StoredEnquiryRow>(strapi, UID);
  const selected = { documentId: { $in: documentIds } };
  const contacts = await rows().findMany({ select: ['emailKey', 'phone'], where: selected });
  const { count } = await rows().deleteMany({ where: { $and: [selected, where] } });
  const keys = contacts.flatMap(contactKeys);
  await removeOrphanMerges(strapi, keys);
  await removeOrphanViews(strapi, keys);
  const remaining = await rows().findMany({
    select: ['documentId'],
    where: selected,
  });
  const kept = new Set(remaining.map(({ documentId }) => documentId));
  const mails = await deleteMails(
    strapi,
    documentIds.filter((id) => !kept.has(id)),
  );
  return { enquiries: Number(count), mails: mails.count, files: mails.files };
}
