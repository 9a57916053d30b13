import type { Core } from '@strapi/strapi';

import type { Context } from '../lib/context';
import { answerRefusals } from '../lib/refusal';

type Method = 'GET' | 'POST' | 'PUT';
type Handler = (ctx: Context) => Promise<void>;

/** `GET /path`, who answers it, and the action of the panel that one must be allowed. */
type PanelRoute = [method: Method, path: string, handler: Handler, action?: string];

const SIGNED_IN = 'admin::isAuthenticatedAdmin';

/**
 * Registers routes for who is signed in to the CMS panel. Strapi gives routes of `src/api` to the
 * content API only. What a handler refuses is answered in the shape that all errors have.
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
      handler: answerRefusals({ handler }).handler,
      config: {
        policies: action
          ? [SIGNED_IN, { name: 'admin::hasPermissions', config: { actions: [action] } }]
          : [SIGNED_IN],
      },
      info: { type: 'admin' },
    })),
  });
}
