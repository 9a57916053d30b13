import type { Core } from '@strapi/strapi';

import { isRecord } from '../../../contracts/is-record';
import { deleteViewsOf } from '../../enquiries/saved-views';
import { deleteFactors } from '../../features/two-factor/server/factor-rows';
import { query } from '../../platform/strapi/query';
import { USER } from './lib/staff';

/**
 * Deletes the second factor and the own saved views of an account when the account is deleted, by any
 * code path.
 */
export function deleteRowsWithAccount(strapi: Core.Strapi): void {
  const deleteRows = async (accountIds: number[]) => {
    await deleteFactors(strapi, accountIds);
    await deleteViewsOf(strapi, accountIds);
  };
  strapi.db.lifecycles.subscribe({
    models: [USER],
    async afterDelete({ result }) {
      if (isRecord(result)) await deleteRows([Number(result.id)]);
    },
    async beforeDeleteMany({ params }) {
      const where: unknown = params.where;
      const accounts = await query<{ id: number }>(strapi, USER).findMany({
        where,
        select: ['id'],
      });
      await deleteRows(accounts.map(({ id }) => id));
    },
  });
}
