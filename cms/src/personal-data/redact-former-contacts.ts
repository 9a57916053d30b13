import type { Core } from '@strapi/strapi';

import { changeEnquiry } from '../enquiries/change-enquiry';
import { enquiryRows } from '../enquiries/enquiry-rows';
import { formerlyOf, redactHistory } from '../enquiries/former-contacts';

/**
 * Removes from the histories of enquiries what corrections say about the data subject with the contact
 * keys. Returns the number of enquiries.
 */
export async function redactFormerContacts(
  strapi: Core.Strapi,
  keys: readonly string[],
): Promise<number> {
  if (keys.length === 0) return 0;
  const rows = await enquiryRows(strapi).findMany({
    select: ['documentId'],
    where: formerlyOf(keys),
  });
  for (const { documentId } of rows) {
    await changeEnquiry(strapi, documentId, (row) => ({
      ...row,
      history: redactHistory(row.history ?? [], keys),
    }));
  }
  return rows.length;
}
