import type { Core } from '@strapi/strapi';

import { ROUTE_DECISIONS, routeName } from './decide-route';

type Route = Pick<Core.Route, 'method' | 'path' | 'config'>;

/** Under this name Strapi's container holds the names of all routes, registered or not. */
export const DECLARED_ROUTES = 'declaredRoutes';

/**
 * Registers only routes that the decisions know and do not close, and requires the permissions that
 * Strapi does not. A route that comes with an update is therefore closed until it is decided. To be
 * called before Strapi and its plugins declare their routes.
 */
export function enforceRouteDecisions(strapi: Core.Strapi): void {
  const { server } = strapi;
  const register = server.routes.bind(server);
  const declared = new Set<string>();
  strapi.add(DECLARED_ROUTES, declared);

  function enforce<T extends Route>(route: T, api: string, prefix = ''): T[] {
    const name = routeName(route.method, api + (route.config?.prefix ?? prefix) + route.path);
    declared.add(name);
    const decision = ROUTE_DECISIONS.get(name);
    if (!decision) strapi.log.warn(`Closed, since no decision says who may call it: ${name}`);
    if (!decision || decision.audience === 'closed') return [];
    return [decision.permission === undefined ? route : withPermission(route, decision.permission)];
  }

  server.routes = (given) => {
    if (Array.isArray(given)) return register(given.flatMap((route) => enforce(route, '')));
    const api = given.type === 'content-api' ? '/api' : '';
    const routes = given.routes.flatMap((route) => enforce(route, api, given.prefix));
    return register({ ...given, routes });
  };
}

function withPermission<T extends Route>(route: T, permission: string): T {
  const policies = [
    ...(route.config?.policies ?? []),
    'admin::isAuthenticatedAdmin',
    { name: 'admin::hasPermissions', config: { actions: [permission] } },
  ];
  return { ...route, config: { ...route.config, policies } };
}
