import type { Core } from '@strapi/strapi';

import { isRecord } from '../../../contracts/is-record';
import { releaseEnquiriesOf } from '../../enquiries/release-enquiries-of';
import { query } from '../../platform/strapi/query';
import { type Account, USER } from './lib/staff';

/** Releases the enquiries of an account to all when the account is deleted, by any code path. */
export function releaseEnquiriesWithAccount(strapi: Core.Strapi): void {
  const release = async (accounts: readonly Account[]) => {
    for (const account of accounts) await releaseEnquiriesOf(strapi, account);
  };
  strapi.db.lifecycles.subscribe({
    models: [USER],
    async afterDelete({ result }) {
      if (isRecord(result)) await release([result as Account]);
    },
    async beforeDeleteMany({ params }) {
      const where: unknown = params.where;
      await release(await query<Account>(strapi, USER).findMany({ where }));
    },
  });
}
