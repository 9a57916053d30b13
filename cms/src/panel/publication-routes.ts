import type { Core } from '@strapi/strapi';

import { PANEL_ACTIONS } from '../../contracts/panel-roles';
import type { Context } from '../lib/context';

import { createPublicationHandlers } from './publication-handlers';

const signedIn = 'admin::isAuthenticatedAdmin';

const may = (action: string) => ({ name: 'admin::hasPermissions', config: { actions: [action] } });

/**
 * What the CMS panel asks about the site. Strapi gives routes of `src/api` to the content API only;
 * those of the panel, with its own sign-in, are registered here.
 */
export function registerPublicationRoutes(strapi: Core.Strapi): void {
  const handlers = createPublicationHandlers(strapi);
  const route = (
    method: 'GET' | 'POST',
    path: string,
    handler: keyof typeof handlers,
    action?: string,
  ) => ({
    method,
    path,
    handler: (ctx: Context) => handlers[handler](ctx),
    config: { policies: action ? [signedIn, may(action)] : [signedIn] },
    info: { type: 'admin' },
  });
  strapi.server.routes({
    type: 'admin',
    prefix: '/publication-panel',
    routes: [
      route('GET', '/', 'status'),
      route('GET', '/entries/:uid/:documentId', 'entry'),
      route('POST', '/publish', 'publish', PANEL_ACTIONS.publishSite),
      route('POST', '/rollback', 'rollback', PANEL_ACTIONS.rollBackSite),
    ],
  });
}
