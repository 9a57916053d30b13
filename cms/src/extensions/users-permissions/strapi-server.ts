import type { Core } from '@strapi/strapi';

import sessionController from './controllers/session';
import twoFactorController from './controllers/two-factor';
import { followAccountChanges } from './follow-account-changes';
import { rejectEndedSessions, type JwtService } from './reject-ended-sessions';
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

/** Replaces the plugin's authentication with dashboard sessions that can be listed and ended. */
export default function extendUsersPermissions(plugin: UsersPermissions): UsersPermissions {
  const { bootstrap, controllers, services, routes, contentTypes } = plugin;
  // `username` is unique and used for signing in, whereas two people may have the same name.
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
      jwt: (context) => rejectEndedSessions(context.strapi, services.jwt(context)),
    },
    routes: { ...routes, 'content-api': SESSION_ROUTES },
    async bootstrap(context) {
      await bootstrap(context);
      followAccountChanges(context.strapi);
    },
  };
}
