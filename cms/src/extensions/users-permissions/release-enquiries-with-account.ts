import type { Core } from '@strapi/strapi';

import { isRecord } from '../../../contracts/is-record';
import { releaseEnquiriesOf } from '../../enquiries/release-enquiries-of';
import { query } from '../../platform/strapi/query';
import { type Account, isStaff, USER } from './lib/staff';

/**
 * Releases the enquiries of an account to all when the account is deleted, and the open ones when it may
 * no longer use the dashboard, by any code path.
 */
export function releaseEnquiriesWithAccount(strapi: Core.Strapi): void {
  const find = (where: unknown) =>
    query<Account>(strapi, USER).findMany({ where, populate: ['role'] });

  async function releaseDisabled({ params }: { params: { data?: unknown; where?: unknown } }) {
    const { data, where } = params;
    if (!isRecord(data) || !('blocked' in data || 'role' in data)) return;
    for (const account of await find(where)) {
      if (!isStaff(account)) await releaseEnquiriesOf(strapi, account, 'account-disabled');
    }
  }

  strapi.db.lifecycles.subscribe({
    models: [USER],
    afterUpdate: releaseDisabled,
    afterUpdateMany: releaseDisabled,
    async afterDelete({ result }) {
      if (isRecord(result)) await releaseEnquiriesOf(strapi, result as Account, 'account-deleted');
    },
    async beforeDeleteMany({ params }) {
      for (const account of await find(params.where)) {
        await releaseEnquiriesOf(strapi, account, 'account-deleted');
      }
    },
  });
}
