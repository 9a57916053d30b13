import type { Core } from '@strapi/strapi';

import { isRecord } from '../../../contracts/is-record';
import { releaseEnquiriesOf } from '../../enquiries/release-enquiries-of';
import { deleteViewsOf } from '../../enquiries/saved-views';
import { deleteFactors } from '../../features/two-factor/server/factor-rows';
import { query } from '../../platform/strapi/query';
import { type Account, isStaff, USER } from './lib/staff';

type Params = { data?: unknown; where?: unknown };

/**
 * Keeps what belongs to dashboard accounts consistent when an account changes, by any code path:
 * - a new password ends every session of the account;
 * - an account that may no longer use the dashboard releases its open enquiries to all;
 * - a deleted account loses its second factor and its own saved views, and releases all its enquiries.
 */
export function followAccountChanges(strapi: Core.Strapi): void {
  const find = ({ where }: Params) =>
    query<Account>(strapi, USER).findMany({ where, populate: ['role'] });

  async function releaseDisabled({ params }: { params: Params }): Promise<void> {
    const { data } = params;
    if (!isRecord(data) || !('blocked' in data || 'role' in data)) return;
    for (const account of await find(params)) {
      if (!isStaff(account)) await releaseEnquiriesOf(strapi, account, 'account-disabled');
    }
  }

  async function cleanUp(deleted: Account[]): Promise<void> {
    const ids = deleted.map(({ id }) => id);
    await deleteFactors(strapi, ids);
    await deleteViewsOf(strapi, ids);
    for (const account of deleted) await releaseEnquiriesOf(strapi, account, 'account-deleted');
  }

  strapi.db.lifecycles.subscribe({
    models: [USER],
    async afterUpdate(event) {
      const data: unknown = event.params.data;
      const result: unknown = event.result;
      if (isRecord(data) && data.password !== undefined && isRecord(result)) {
        await strapi.sessionManager('users-permissions').invalidateRefreshToken(String(result.id));
      }
      await releaseDisabled(event);
    },
    afterUpdateMany: releaseDisabled,
    async afterDelete({ result }) {
      if (isRecord(result)) await cleanUp([result as Account]);
    },
    beforeDeleteMany: async ({ params }) => cleanUp(await find(params)),
  });
}
