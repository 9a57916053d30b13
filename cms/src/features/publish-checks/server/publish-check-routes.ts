import type { Core } from '@strapi/strapi';

import type { NamesResponse, PagesResponse } from '../../../../contracts/publish-checks';
import type { RemovalAction, RemovalResponse } from '../../../../contracts/removal';
import type {
  PicturesResponse,
  PictureUsages,
  Usage,
  UsagesResponse,
} from '../../../../contracts/usages';
import { accessTo, findPublicType } from '../../../content-model/panel-access';
import { readSiteValues } from '../../../content-model/placeholders/placeholder-values';
import { readSitePages } from '../../../content-model/redirects/read-published-pages';
import { readSettings } from '../../../platform/env/settings';
import { bodyOf, type Context } from '../../../platform/http/context';
import { registerPanelRoutes } from '../../../platform/strapi/panel-routes';
import { query } from '../../../platform/strapi/query';
import { describeRemoval } from './describe-removal';
import { findEntryUsage } from './find-entry-usage';
import { findFileUsage } from './find-file-usage';
import type { FoundUsage } from './found-usage';
import { readOtherEntries } from './read-other-entries';
import { readSiteAnchors } from './read-site-anchors';

const READ_PICTURES = 'plugin::upload.read';
const REMOVALS: readonly RemovalAction[] = ['unpublish', 'delete'];

/** Registers what the publish checks and the dialogs before unpublishing and deleting need. */
export function registerPublishCheckRoutes(strapi: Core.Strapi): void {
  const { siteUrl, mediaUrl } = readSettings();
  const mayRead = (ctx: Context, uid: string) => accessTo(strapi, ctx, uid).can.read();
  const readable = (ctx: Context, usages: readonly FoundUsage[]): Usage[] =>
    usages.filter(({ uid }) => mayRead(ctx, uid)).map(({ isAwaited: _isAwaited, ...use }) => use);

  async function pages(ctx: Context) {
    const paths = await readSitePages(strapi);
    const anchors = Object.fromEntries(
      [...(await readSiteAnchors(strapi, paths))].map(([page, ids]) => [page, [...ids]]),
    );
    const placeholders = await readSiteValues(strapi);
    const data = { siteUrl, mediaUrl, pages: [...paths].sort(), anchors, placeholders };
    ctx.body = { data } satisfies PagesResponse;
  }

  async function names(ctx: Context) {
    const type = findPublicType(strapi, ctx.params.uid);
    if (!type) return ctx.notFound();
    if (!mayRead(ctx, type.uid)) return ctx.forbidden();
    ctx.body = { data: await readOtherEntries(strapi, type) } satisfies NamesResponse;
  }

  async function usages(ctx: Context) {
    const { uid, documentId } = ctx.params;
    if (!findPublicType(strapi, uid)) return ctx.notFound();
    if (!mayRead(ctx, uid)) return ctx.forbidden();
    const data = readable(ctx, await findEntryUsage(strapi, { uid, documentId }));
    ctx.body = { data } satisfies UsagesResponse;
  }

  async function pictures(ctx: Context) {
    const all = await readPictureUsage(strapi);
    const data = all.map((picture) => ({ ...picture, usages: readable(ctx, picture.usages) }));
    ctx.body = { data } satisfies PicturesResponse;
  }

  async function removals(ctx: Context) {
    const type = findPublicType(strapi, ctx.params.uid);
    if (!type) return ctx.notFound();
    if (!mayRead(ctx, type.uid)) return ctx.forbidden();
    const { documentIds, action: sent } = bodyOf(ctx);
    const action = REMOVALS.find((each) => each === sent);
    const isList = Array.isArray(documentIds) && documentIds.every((id) => typeof id === 'string');
    if (!isList || !action) return ctx.badRequest();
    const removed = { documentIds, action };
    ctx.body = { data: await describeRemoval(strapi, type, removed) } satisfies RemovalResponse;
  }

  registerPanelRoutes(strapi, '/publish-checks', [
    ['GET', '/pages', pages],
    ['GET', '/names/:uid', names],
    ['GET', '/usages/:uid/:documentId', usages],
    ['POST', '/removals/:uid', removals],
    ['GET', '/pictures', pictures, READ_PICTURES],
  ]);
}

type StoredPicture = Omit<PictureUsages, 'thumbnail' | 'usages'> & {
  url: string;
  formats: { thumbnail?: { url: string } } | null;
};

const FIELDS = ['id', 'name', 'url', 'formats', 'alternativeText'];

/** Returns every picture of the media library with its usage. */
async function readPictureUsage(
  strapi: Core.Strapi,
): Promise<(Omit<PictureUsages, 'usages'> & { usages: FoundUsage[] })[]> {
  const pictures = await query<StoredPicture>(strapi, 'plugin::upload.file').findMany({
    where: { mime: { $startsWith: 'image/' } },
    select: FIELDS,
    orderBy: { name: 'asc' },
  });
  const usage = await findFileUsage(strapi);
  return pictures.map(({ id, name, url, formats, alternativeText }) => ({
    ...{ id, name, alternativeText },
    thumbnail: formats?.thumbnail?.url ?? url,
    usages: usage.get(id) ?? [],
  }));
}
