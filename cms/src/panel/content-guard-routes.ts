import type { Core } from '@strapi/strapi';

import type {
  PagesResponse,
  PicturesResponse,
  Use,
  UsesResponse,
} from '../../contracts/content-guard';
import { findEntryUses } from '../content-uses/find-entry-uses';
import { readPictureUses } from '../content-uses/picture-uses';
import { readSitePages } from '../content-uses/site-pages';
import type { FoundUse } from '../content-uses/use';
import type { Context } from '../lib/context';
import { readSettings } from '../lib/settings';
import { readSiteValues } from '../placeholders/placeholder-values';
import { accessTo, findPublicType } from './panel-access';
import { registerPanelRoutes } from './panel-routes';

const READ_PICTURES = 'plugin::upload.read';

/** What the panel needs to say before somebody publishes, takes off or deletes something. */
export function registerContentGuardRoutes(strapi: Core.Strapi): void {
  const { siteUrl } = readSettings();
  const mayRead = (ctx: Context, uid: string) => accessTo(strapi, ctx, uid).can.read();
  const readable = (ctx: Context, uses: readonly FoundUse[]): Use[] =>
    uses.filter(({ uid }) => mayRead(ctx, uid)).map(({ isAwaited: _isAwaited, ...use }) => use);

  async function pages(ctx: Context) {
    const paths = [...(await readSitePages(strapi))].sort();
    const placeholders = await readSiteValues(strapi);
    ctx.body = { data: { siteUrl, pages: paths, placeholders } } satisfies PagesResponse;
  }

  async function uses(ctx: Context) {
    const { uid, documentId } = ctx.params;
    if (!findPublicType(strapi, uid)) return ctx.notFound();
    if (!mayRead(ctx, uid)) return ctx.forbidden();
    const data = readable(ctx, await findEntryUses(strapi, { uid, documentId }));
    ctx.body = { data } satisfies UsesResponse;
  }

  async function pictures(ctx: Context) {
    const all = await readPictureUses(strapi);
    const data = all.map((picture) => ({ ...picture, uses: readable(ctx, picture.uses) }));
    ctx.body = { data } satisfies PicturesResponse;
  }

  registerPanelRoutes(strapi, '/content-guard', [
    ['GET', '/pages', pages],
    ['GET', '/uses/:uid/:documentId', uses],
    ['GET', '/pictures', pictures, READ_PICTURES],
  ]);
}
