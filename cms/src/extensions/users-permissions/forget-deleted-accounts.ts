import type { Core } from '@strapi/strapi';

import { forgetFactors } from '../../two-factor/factor-store';
import { USER } from './lib/staff';

/** Removes the second step of an account with the account, wherever that is deleted. */
export function forgetDeletedAccounts(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [USER],
    async afterDelete({ result }) {
      const { id } = result as { id: number };
      await forgetFactors(strapi, [id]);
    },
    async beforeDeleteMany({ params }) {
      const { where } = params as { where?: object };
      const accounts: { id: number }[] = await strapi.db
        .query(USER)
        .findMany({ where, select: ['id'] });
      await forgetFactors(
        strapi,
        accounts.map(({ id }) => id),
      );
    },
  });
}
