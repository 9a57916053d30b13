import type { Core } from '@strapi/strapi';

import { REPLY_MAIL_LIMITS } from '../../../contracts/enquiry-mail';
import { isRecord } from '../../../contracts/is-record';
import { releaseEnquiriesOf } from '../../enquiries/release-enquiries-of';
import { deleteViewsOf } from '../../enquiries/saved-views';
import { deleteFactors } from '../../features/two-factor/server/factor-rows';
import { query } from '../../platform/strapi/query';
import { replaceMethods } from '../../platform/strapi/replace-methods';
import sessionController from './controllers/session';
import twoFactorController from './controllers/two-factor';
import { type Account, isStaff, USER } from './lib/staff';
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

const OWN_ATTRIBUTES = {
  // `username` is unique and used for signing in, whereas two people may have the same name.
  name: { type: 'string', minLength: 2, maxLength: 80 },
  signature: { type: 'text', maxLength: REPLY_MAIL_LIMITS.signature },
};

/**
 * Replaces the plugin's authentication with dashboard sessions that can be listed and ended.
 *
 * UPSTREAM: @strapi/plugin-users-permissions 5.54 · its routes, the service `jwt` and the attributes of users
 * why: access tokens of ended sessions stay valid until they expire, and its sign-in has no second factor
 * test: cms/tests/api/sessions.test.ts, cms/tests/api/two-factor.test.ts
 * until: it refuses these tokens and has a hook for the second factor; it has routes for sessions now
 * (https://github.com/strapi/documentation/pull/3395)
 */
export default function extendUsersPermissions(plugin: UsersPermissions): UsersPermissions {
  const { bootstrap, controllers, services, routes, contentTypes } = plugin;
  const { schema } = contentTypes.user;
  schema.attributes = { ...schema.attributes, ...OWN_ATTRIBUTES };
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

type Params = { data?: unknown; where?: unknown };

/**
 * Keeps what belongs to dashboard accounts consistent when an account changes, by any code path:
 * - a new password ends every session of the account;
 * - an account that may no longer use the dashboard releases its open enquiries to all;
 * - a deleted account loses its second factor and its own saved views, and releases all its enquiries.
 */
function followAccountChanges(strapi: Core.Strapi): void {
  const find = ({ where }: Params) =>
    query<Account>(strapi, USER).findMany({ where, populate: ['role'] });

  async function releaseDisabled({ params }: { params: Params }): Promise<void> {
    const { data } = params;
    if (!isRecord(data) || !('blocked' in data || 'role' in data)) return;
    for (const account of await find(params)) {
      if (!isStaff(account)) await releaseEnquiriesOf(strapi, account, 'account-disabled');
    }
  }

  async function cleanUp(deleted: Account[]): Promise<void> {
    const ids = deleted.map(({ id }) => id);
    await deleteFactors(strapi, ids);
    await deleteViewsOf(strapi, ids);
    for (const account of deleted) await releaseEnquiriesOf(strapi, account, 'account-deleted');
  }

  strapi.db.lifecycles.subscribe({
    models: [USER],
    async afterUpdate(event) {
      const data: unknown = event.params.data;
      const result: unknown = event.result;
      if (isRecord(data) && data.password !== undefined && isRecord(result)) {
        await strapi.sessionManager('users-permissions').invalidateRefreshToken(String(result.id));
      }
      await releaseDisabled(event);
    },
    afterUpdateMany: releaseDisabled,
    async afterDelete({ result }) {
      if (isRecord(result)) await cleanUp([result as Account]);
    },
    beforeDeleteMany: async ({ params }) => cleanUp(await find(params)),
  });
}

type JwtService = { verify(token: string): Promise<{ sessionId?: string }> };

/** Makes `verify` reject access tokens of ended sessions, which Strapi accepts until they expire. */
function rejectEndedSessions(strapi: Core.Strapi, jwt: JwtService): JwtService {
  return replaceMethods(
    { ...jwt },
    {
      async verify(token) {
        const payload = await jwt.verify(token);
        const { sessionId = '' } = payload;
        if (await strapi.sessionManager('users-permissions').isSessionActive(sessionId)) {
          return payload;
        }
        throw new Error('The session of this token has ended.');
      },
    },
  );
}
