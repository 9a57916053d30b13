import type { Core } from '@strapi/strapi';

import { type ReleaseReason, SYSTEM } from '../../contracts/enquiry';
import { query } from '../platform/strapi/query';
import { staffName } from '../platform/strapi/staff-name';
import { releaseEnquiry } from './change-owner';
import { createDashboardEnquiryStore } from './dashboard-enquiry-store';
import { OPEN_STATUSES } from './list-where';

type Account = Parameters<typeof staffName>[0] & { id: number };

/**
 * Releases the enquiries of an account, with their next steps. An account that still exists keeps those
 * that are closed.
 */
export async function releaseEnquiriesOf(
  strapi: Core.Strapi,
  account: Account,
  reason: Exclude<ReleaseReason, 'overdue'>,
): Promise<void> {
  const store = createDashboardEnquiryStore(strapi);
  const owned = await query<{ documentId: string }>(strapi, 'api::enquiry.enquiry').findMany({
    select: ['documentId'],
    where: {
      ownerId: account.id,
      ...(reason === 'account-disabled' && { status: { $in: OPEN_STATUSES } }),
    },
  });
  const by = { who: SYSTEM, when: new Date().toISOString() };
  for (const { documentId } of owned) {
    await store.change(documentId, (row) =>
      row.ownerId === account.id ? releaseEnquiry(row, staffName(account), by, reason) : row,
    );
  }
}
