import type { Core } from '@strapi/strapi';

import { USER } from './lib/staff';

/** Ends every session of an account when its password changes, by any code path. */
export function endSessionsOnPasswordChange(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [USER],
    async afterUpdate({ params, result }) {
      if (params.data?.password === undefined) return;
      const { id } = result as { id: number };
      await strapi.sessionManager('users-permissions').invalidateRefreshToken(String(id));
    },
  });
}
