import type { Core } from '@strapi/strapi';

import type { EnquiryDetail } from '../../contracts/dashboard-enquiry';
import { createDashboardEnquiryStore } from './dashboard-enquiry-store';
import { readOwners } from './read-owners';
import { type StoredEnquiryRow, toDetail } from './summary';

/** Returns an enquiry as the dashboard shows it, with the other enquiries of the same person. */
export async function readDetail(
  strapi: Core.Strapi,
  row: StoredEnquiryRow,
): Promise<EnquiryDetail> {
  const related = await createDashboardEnquiryStore(strapi).findRelated(row);
  return toDetail(row, related, await readOwners(strapi, [row, ...related]));
}
