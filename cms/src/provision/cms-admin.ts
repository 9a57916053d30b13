import type { Core } from '@strapi/strapi';

import { EnvError } from '../platform/env/env-reader';
import type { Account } from '../platform/env/secrets';
import { serviceOf } from '../platform/strapi/service-of';

type Users = { exists(): Promise<boolean>; createFirstAdmin(user: object): Promise<unknown> };

/**
 * Creates the first super admin of the CMS panel. Until one exists, anyone who can reach the panel could
 * register as super admin, so a start without the account fails.
 * @throws EnvError when there is no super admin and no account
 */
export async function provisionCmsAdmin(strapi: Core.Strapi, account?: Account): Promise<void> {
  const users = serviceOf<Users>(strapi, 'admin::user');
  if (await users.exists()) return;
  if (!account) {
    throw new EnvError([
      'CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD are missing: the CMS panel has no super admin yet',
    ]);
  }
  await users.createFirstAdmin({
    ...account,
    firstname: 'Administrador',
    lastname: 'Tequiora',
    preferedLanguage: 'es',
  });
}
