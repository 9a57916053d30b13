import type { Core } from '@strapi/strapi';

import { isRecord } from '../../../../contracts/is-record';
import { PREVIEW_MESSAGES, type UnsavedEntryResponse } from '../../../../contracts/preview';
import { accessTo, findPublicType, openDraft } from '../../../content-model/panel-access';
import { bodyOf, type Context } from '../../../platform/http/context';
import { notFound } from '../../../platform/http/errors';
import { registerPanelRoutes } from '../../../platform/strapi/panel-routes';
import { readUnsaved } from './read-preview';

/** Registers the route that returns an entry with values of the form, for the preview pane. */
export function registerPreviewRoutes(strapi: Core.Strapi): void {
  async function showUnsaved(ctx: Context) {
    const { entry } = await openDraft(strapi, ctx, PREVIEW_MESSAGES);
    const { values } = bodyOf(ctx);
    const mayRead = (uid: string) =>
      findPublicType(strapi, uid) !== undefined && accessTo(strapi, ctx, uid).can.read();
    const data = await readUnsaved(strapi, entry, isRecord(values) ? values : {}, mayRead);
    if (!data) throw notFound(PREVIEW_MESSAGES.noEntry);
    ctx.body = { data } satisfies UnsavedEntryResponse;
  }

  registerPanelRoutes(strapi, '/preview-panel', [
    ['POST', '/entries/:uid/:documentId', showUnsaved],
  ]);
}
