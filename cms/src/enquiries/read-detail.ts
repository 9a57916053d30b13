import type { Core } from '@strapi/strapi';

import type { EnquiryDetail } from '../../contracts/dashboard-enquiry';
import { findPerson } from './person/find-person';
import { readMails, readReceivedMails } from './read-mails';
import { readOwners } from './read-owners';
import { hasRefusedConfirmation } from './refused-confirmations';
import { type StoredEnquiryRow, toDetail } from './summary';

const MAX_RELATED = 20;

/** Returns true if the confirmation went to an address that staff have corrected since. */
const hasCorrectedEmail = ({ history }: StoredEnquiryRow) =>
  history?.some(
    (record) =>
      record.event === 'corrected' && record.changes.some(({ field }) => field === 'email'),
  ) ?? false;

/**
 * Returns an enquiry as the dashboard shows it, with the newest other enquiries of the same person.
 */
export async function readDetail(
  strapi: Core.Strapi,
  row: StoredEnquiryRow,
): Promise<EnquiryDetail> {
  const person = await findPerson(strapi, row);
  const related = person.rows.filter(({ id }) => id !== row.id).slice(0, MAX_RELATED);
  const owners = await readOwners(strapi, [row, ...related]);
  const isEmailRefused =
    !hasCorrectedEmail(row) && (await hasRefusedConfirmation(strapi, row.documentId));
  const mails = await readMails(strapi, row.documentId);
  const received = await readReceivedMails(strapi, row.documentId);
  return toDetail(row, { related, owners, isEmailRefused, mails, received });
}
