import type { Core } from '@strapi/strapi';

import { SYSTEM } from '../../contracts/enquiry';
import { query } from '../platform/strapi/query';
import { staffName } from '../platform/strapi/staff-name';
import { releaseEnquiry } from './change-owner';
import { createDashboardEnquiryStore } from './dashboard-enquiry-store';

type Account = Parameters<typeof staffName>[0] & { id: number };

/** Releases all enquiries of a deleted account. */
export async function releaseEnquiriesOf(strapi: Core.Strapi, account: Account): Promise<void> {
  const store = createDashboardEnquiryStore(strapi);
  const owned = await query<{ documentId: string }>(strapi, 'api::enquiry.enquiry').findMany({
    select: ['documentId'],
    where: { ownerId: account.id },
  });
  const by = { who: SYSTEM, when: new Date().toISOString() };
  for (const { documentId } of owned) {
    await store.change(documentId, (row) =>
      row.ownerId === account.id
        ? releaseEnquiry(row, staffName(account), by, 'account-deleted')
        : row,
    );
  }
}
