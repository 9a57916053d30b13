import type { Core } from '@strapi/strapi';

import type { Context } from '../http/context';

type Method = 'GET' | 'POST' | 'PUT';
type Handler = (ctx: Context) => Promise<void>;

/** A route, its handler, and the permission that it requires. */
type PanelRoute = [method: Method, path: string, handler: Handler, action?: string];

const SIGNED_IN = 'admin::isAuthenticatedAdmin';

/**
 * Registers routes for authenticated users of the CMS panel. Routes in `src/api` would belong to the
 * content API only.
 */
export function registerPanelRoutes(
  strapi: Core.Strapi,
  prefix: string,
  routes: readonly PanelRoute[],
): void {
  strapi.server.routes({
    type: 'admin',
    prefix,
    routes: routes.map(([method, path, handler, action]) => ({
      method,
      path,
      handler,
      config: {
        policies: action
          ? [SIGNED_IN, { name: 'admin::hasPermissions', config: { actions: [action] } }]
          : [SIGNED_IN],
      },
      info: { type: 'admin' },
    })),
  });
}

/** Registers a route that a token in its path authorises. */
export function registerPublicPanelRoute(
  strapi: Core.Strapi,
  path: string,
  handler: Handler,
): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '',
    routes: [{ method: 'GET', path, handler, config: { auth: false }, info: { type: 'admin' } }],
  });
}
