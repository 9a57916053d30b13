import type { Core } from '@strapi/strapi';

import { isRecord } from '../../../contracts/is-record';
import { deleteFactors } from '../../features/two-factor/server/factor-rows';
import { query } from '../../platform/strapi/query';
import { USER } from './lib/staff';

/** Deletes the second factor of an account when the account is deleted, by any code path. */
export function deleteFactorsWithAccount(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [USER],
    async afterDelete({ result }) {
      if (isRecord(result)) await deleteFactors(strapi, [Number(result.id)]);
    },
    async beforeDeleteMany({ params }) {
      const where: unknown = params.where;
      const accounts = await query<{ id: number }>(strapi, USER).findMany({
        where,
        select: ['id'],
      });
      await deleteFactors(
        strapi,
        accounts.map(({ id }) => id),
      );
    },
  });
}
