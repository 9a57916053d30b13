import type { Core } from '@strapi/strapi';

import { type ReleaseReason, SYSTEM } from '../../contracts/enquiry';
import { staffName } from '../platform/strapi/staff-name';
import { changeEnquiry } from './change-enquiry';
import { releaseEnquiry } from './change-owner';
import { enquiryRows } from './enquiry-rows';
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
  const owned = await enquiryRows(strapi).findMany({
    select: ['documentId'],
    where: {
      ownerId: account.id,
      ...(reason === 'account-disabled' && { status: { $in: OPEN_STATUSES } }),
    },
  });
  const by = { who: SYSTEM, when: new Date().toISOString() };
  for (const { documentId } of owned) {
    await changeEnquiry(strapi, documentId, (row) =>
      row.ownerId === account.id ? releaseEnquiry(row, staffName(account), by, reason) : row,
    );
  }
}
