import type { Core } from '@strapi/strapi';

import { replaceMethods } from '../platform/strapi/replace-methods';
import { AUDIENCES, type Audience, type Identity } from './audiences';
import { ROUTE_DECISIONS, routeName } from './route-decisions';

type Route = Pick<Core.Route, 'method' | 'path' | 'config'>;

/** Key in Strapi's container under which all declared route names are stored, also closed ones. */
export const DECLARED_ROUTES = 'declaredRoutes';
/** Key of the actions of open routes of the content API that need a permission. */
const OPEN_ACTIONS = 'openActions';

type OpenAction = { action: string; audience: Audience };

/** Returns the actions that an identity needs for the routes that are open to it. */
export function listOpenActions(strapi: Core.Strapi, identity: Identity): string[] {
  const open = strapi
    .get<OpenAction[]>(OPEN_ACTIONS)
    .filter(({ audience }) => (AUDIENCES[audience] as readonly Identity[]).includes(identity));
  return [...new Set(open.map(({ action }) => action))];
}

/** Returns the actions that Strapi requires for a route; none for a route without authentication. */
function actionsOf({ config }: Route): string[] {
  return (config?.auth && config.auth.scope) || [];
}

/** Identities of dashboard accounts, which have a session. */
const SESSION_IDENTITIES: readonly Identity[] = ['agent', 'manager'];
/** Strapi's name of the authentication by the session of a dashboard account. */
const SESSION_STRATEGY = 'users-permissions';

/** Returns true when only dashboard accounts may use a route. */
function needsSession(audience: Audience): boolean {
  const identities: readonly Identity[] = AUDIENCES[audience];
  return identities.length > 0 && identities.every((name) => SESSION_IDENTITIES.includes(name));
}

/**
 * Returns the route without the authentication by API token: Strapi allows tokens of the type «Read-only» all
 * actions whose names end in `find` or `findOne`, and those of the type «Full access» all actions.
 */
function withSessionOnly<T extends Route>(route: T): T {
  const { config } = route;
  if (!config?.auth)
    throw new Error(`A route of the dashboard has no authentication: ${route.path}`);
  return {
    ...route,
    config: { ...config, auth: { ...config.auth, strategies: [SESSION_STRATEGY] } },
  };
}

/**
 * Registers only routes with a decision that is not `closed`, adds the permissions that the decisions
 * require, and refuses API tokens where only dashboard accounts have access. New routes of an update stay closed until there is a decision. Call it before Strapi and its
 * plugins declare their routes.
 *
 * UPSTREAM: @strapi/core 5.54 · replaces `routes` of the server
 * why: routes of Strapi and its plugins cannot be removed, nor get other permissions, by a setting
 * test: cms/tests/api/route-access.test.ts
 * until: Strapi can be started with a list of routes
 */
export function enforceRouteDecisions(strapi: Core.Strapi): void {
  const { server } = strapi;
  const register = server.routes.bind(server);
  const declared = new Set<string>();
  const openActions: OpenAction[] = [];
  strapi.add(DECLARED_ROUTES, declared);
  strapi.add(OPEN_ACTIONS, openActions);

  function enforce<T extends Route>(route: T, api: string, prefix = ''): T[] {
    const name = routeName(route.method, api + (route.config?.prefix ?? prefix) + route.path);
    declared.add(name);
    const decision = ROUTE_DECISIONS.get(name);
    if (!decision) strapi.log.warn(`Route closed, because there is no decision about it: ${name}`);
    if (!decision || decision.audience === 'closed') return [];
    const { audience } = decision;
    if (api) openActions.push(...actionsOf(route).map((action) => ({ action, audience })));
    if (api && needsSession(audience)) return [withSessionOnly(route)];
    return [decision.permission === undefined ? route : withPermission(route, decision.permission)];
  }

  replaceMethods(server, {
    routes(given) {
      if (Array.isArray(given)) return register(given.flatMap((route) => enforce(route, '')));
      const api = given.type === 'content-api' ? '/api' : '';
      const routes = given.routes.flatMap((route) => enforce(route, api, given.prefix));
      return register({ ...given, routes });
    },
  });
}

function withPermission<T extends Route>(route: T, permission: string): T {
  const policies = [
    ...(route.config?.policies ?? []),
    'admin::isAuthenticatedAdmin',
    { name: 'admin::hasPermissions', config: { actions: [permission] } },
  ];
  return { ...route, config: { ...route.config, policies } };
}
