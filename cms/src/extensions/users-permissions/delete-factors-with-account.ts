import type { Core } from '@strapi/strapi';

import { deleteFactors } from '../../features/two-factor/server/factor-rows';
import { query } from '../../platform/strapi/query';
import { USER } from './lib/staff';

/** Deletes the second factor of an account when the account is deleted, by any code path. */
export function deleteFactorsWithAccount(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [USER],
    async afterDelete({ result }) {
      const { id } = result as { id: number };
      await deleteFactors(strapi, [id]);
    },
    async beforeDeleteMany({ params }) {
      const { where } = params as { where?: object };
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
