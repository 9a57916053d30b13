import type { Core } from '@strapi/strapi';

import { isRecord } from '../../../contracts/is-record';
import { USER } from './lib/staff';

/** Ends every session of an account when its password changes, by any code path. */
export function endSessionsOnPasswordChange(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [USER],
    async afterUpdate({ params, result }) {
      const data: unknown = params.data;
      if (!isRecord(data) || data.password === undefined || !isRecord(result)) return;
      await strapi.sessionManager('users-permissions').invalidateRefreshToken(String(result.id));
    },
  });
}
