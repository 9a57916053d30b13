import type { Core } from '@strapi/strapi';

import type { PagesResponse, UsesResponse } from '../../contracts/content-guard';
import { findEntryUses } from '../content-uses/find-uses';
import { readSitePages } from '../content-uses/site-pages';
import type { Context } from '../lib/context';
import { panelAbility } from '../lib/panel-user';
import { readSettings } from '../lib/settings';

const READ = 'plugin::content-manager.explorer.read';

/** What the panel needs to say before somebody publishes, takes off or deletes an entry. */
export function registerContentGuardRoutes(strapi: Core.Strapi): void {
  const { siteUrl } = readSettings();
  const mayRead = (uid: string) => panelAbility(strapi)?.can(READ, uid) === true;
  const route = (path: string, handler: (ctx: Context) => Promise<unknown>) => ({
    method: 'GET' as const,
    path,
    handler,
    config: { policies: ['admin::isAuthenticatedAdmin'] },
    info: { type: 'admin' },
  });
  strapi.server.routes({
    type: 'admin',
    prefix: '/content-guard',
    routes: [
      route('/pages', async (ctx) => {
        const pages = [...(await readSitePages(strapi))].sort();
        ctx.body = { data: { siteUrl, pages } } satisfies PagesResponse;
      }),
      route('/uses/:uid/:documentId', async (ctx) => {
        const { uid, documentId } = ctx.params;
        if (!mayRead(uid)) return ctx.forbidden();
        const found = await findEntryUses(strapi, uid, documentId);
        const data = found
          .filter((use) => mayRead(use.uid))
          .map(({ isLink: _isLink, isRequired: _isRequired, ...use }) => use);
        ctx.body = { data } satisfies UsesResponse;
      }),
    ],
  });
}
