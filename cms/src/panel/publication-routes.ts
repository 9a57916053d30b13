import type { Core } from '@strapi/strapi';

import type { Context } from '../lib/context';

import { createPublicationHandlers } from './publication-handlers';

const config = { policies: ['admin::isAuthenticatedAdmin'] };

/**
 * What the CMS panel asks about the site. Strapi gives routes of `src/api` to the content API only;
 * those of the panel, with its own sign-in, are registered here.
 */
export function registerPublicationRoutes(strapi: Core.Strapi): void {
  const handlers = createPublicationHandlers(strapi);
  const route = (method: 'GET' | 'POST', path: string, handler: keyof typeof handlers) => ({
    method,
    path,
    handler: (ctx: Context) => handlers[handler](ctx),
    config,
    info: { type: 'admin' },
  });
  strapi.server.routes({
    type: 'admin',
    prefix: '/publication-panel',
    routes: [
      route('GET', '/', 'status'),
      route('GET', '/entries/:uid/:documentId', 'entry'),
      route('POST', '/publish', 'publish'),
      route('POST', '/rollback', 'rollback'),
    ],
  });
}
