import type { Core } from '@strapi/strapi';

import sessionController from './controllers/session';
import twoFactorController from './controllers/two-factor';
import { forgetDeletedAccounts } from './forget-deleted-accounts';
import { acceptLiveTokensOnly, type JwtService } from './live-tokens';
import { endSessionsWithOldPassword } from './old-password-sessions';
import { SESSION_ROUTES } from './routes/session';
import accountService from './services/account';
import sessionService from './services/session';
import twoFactorService from './services/two-factor';

type Strapi = { strapi: Core.Strapi };
type UsersPermissions = {
  bootstrap: (context: Strapi) => Promise<void>;
  controllers: Record<string, unknown>;
  services: { jwt: (context: Strapi) => JwtService } & Record<string, unknown>;
  routes: Record<string, unknown>;
  contentTypes: { user: { schema: { attributes: Record<string, unknown> } } };
};

const NAME = { type: 'string', minLength: 2, maxLength: 80 };

/** Sessions of the dashboard that the server can list and end, and no other way in. */
export default function extendUsersPermissions(plugin: UsersPermissions): UsersPermissions {
  const { bootstrap, controllers, services, routes, contentTypes } = plugin;
  // `username` is unique and Strapi takes it for signing in: two people may have one name.
  contentTypes.user.schema.attributes = { ...contentTypes.user.schema.attributes, name: NAME };
  return {
    ...plugin,
    controllers: {
      ...controllers,
      session: sessionController,
      'two-factor': twoFactorController,
    },
    services: {
      ...services,
      session: sessionService,
      account: accountService,
      'two-factor': twoFactorService,
      jwt: (context) => acceptLiveTokensOnly(context.strapi, services.jwt(context)),
    },
    routes: { ...routes, 'content-api': SESSION_ROUTES },
    async bootstrap(context) {
      await bootstrap(context);
      endSessionsWithOldPassword(context.strapi);
      forgetDeletedAccounts(context.strapi);
    },
  };
}
