import type { Core } from '@strapi/strapi';

import type {
  PagesResponse,
  PicturesResponse,
  Use,
  UsesResponse,
} from '../../contracts/content-guard';
import { findEntryUses, type FoundUse } from '../content-uses/find-uses';
import { readPictureUses } from '../content-uses/picture-uses';
import { readSitePages } from '../content-uses/site-pages';
import type { Context } from '../lib/context';
import { panelAbility } from '../lib/panel-user';
import { readSettings } from '../lib/settings';

const READ = 'plugin::content-manager.explorer.read';
const READ_PICTURES = 'plugin::upload.read';

/** What the panel needs to say before somebody publishes, takes off or deletes something. */
export function registerContentGuardRoutes(strapi: Core.Strapi): void {
  const { siteUrl } = readSettings();
  const may = (action: string, uid?: string) => panelAbility(strapi)?.can(action, uid) === true;
  const readable = (uses: readonly FoundUse[]): Use[] =>
    uses
      .filter(({ uid }) => may(READ, uid))
      .map(({ isLink: _isLink, isRequired: _isRequired, ...use }) => use);
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
        if (!may(READ, uid)) return ctx.forbidden();
        const data = readable(await findEntryUses(strapi, uid, documentId));
        ctx.body = { data } satisfies UsesResponse;
      }),
      route('/pictures', async (ctx) => {
        if (!may(READ_PICTURES)) return ctx.forbidden();
        const pictures = await readPictureUses(strapi);
        const data = pictures.map((picture) => ({ ...picture, uses: readable(picture.uses) }));
        ctx.body = { data } satisfies PicturesResponse;
      }),
    ],
  });
}
