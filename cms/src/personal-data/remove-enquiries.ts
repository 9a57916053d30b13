import type { Core } from '@strapi/strapi';

import { enquiryRows } from '../enquiries/enquiry-rows';
import { CONTACT_COLUMNS, separationKeys } from '../enquiries/person/contact-keys';
import { removeOrphanMerges } from '../enquiries/person/remove-orphan-merges';
import { removeViewsAbout } from '../enquiries/saved-views';
import { queueDeletedEnquiries } from '../integrations/queue-events';
import { deleteMails } from '../mail/delete-mails';

type RemovedEnquiries = { enquiries: number; mails: number; files: string[] };

/**
 * Deletes the enquiries that still match `where`, with their mails, the saved views about their senders,
 * and the merges that are left without enquiries, in the current transaction. Delete the returned `files`
 * after the commit. Bypasses the Document Service, which would notify webhooks.
 */
export async function removeEnquiries(
  strapi: Core.Strapi,
  documentIds: readonly string[],
  where: object = {},
): Promise<RemovedEnquiries> {
  const rows = () => enquiryRows(strapi);
  const selected = { documentId: { $in: documentIds } };
  const contacts = await rows().findMany({
    select: ['documentId', ...CONTACT_COLUMNS],
    where: selected,
  });
  const deleted = { $and: [selected, where] };
  await removeViewsAbout(strapi, deleted);
  const { count } = await rows().deleteMany({ where: deleted });
  await removeOrphanMerges(strapi, contacts.flatMap(separationKeys));
  const remaining = await rows().findMany({
    select: ['documentId'],
    where: selected,
  });
  const kept = new Set(remaining.map(({ documentId }) => documentId));
  const mails = await deleteMails(
    strapi,
    documentIds.filter((id) => !kept.has(id)),
  );
  const found = contacts.map(({ documentId }) => documentId);
  await queueDeletedEnquiries(
    strapi,
    found.filter((id) => !kept.has(id)),
  );
  return { enquiries: Number(count), mails: mails.count, files: mails.files };
}
