import type { Core } from '@strapi/strapi';

import {
  type EntryPresenceResponse,
  type LinkedEntry,
  PRESENCE_ROUTE,
  SAVING_MESSAGES,
} from '../../../../contracts/saving';
import {
  createContentSerializer,
  versionedAttributes,
} from '../../../content-model/content-serializer';
import { accessTo, findPublicType } from '../../../content-model/panel-access';
import { readableFields } from '../../../content-model/readable-fields';
import { whereDraft } from '../../../content-model/schedule-dates';
import { bodyOf, type Context, userOf } from '../../../platform/http/context';
import { forbidden, notFound } from '../../../platform/http/errors';
import { modelOf } from '../../../platform/strapi/model';
import { registerPanelRoutes } from '../../../platform/strapi/panel-routes';
import { query } from '../../../platform/strapi/query';
import { listOtherEditors, removePresence, recordPresence } from './presence';

/** Registers the heartbeat of entries that are open in the panel. */
export function registerSavingRoutes(strapi: Core.Strapi): void {
  const getModel = (uid: string) => modelOf(strapi, uid);
  const keeper = createContentSerializer(getModel);

  async function open(ctx: Context) {
    const { uid, documentId } = ctx.params;
    if (!findPublicType(strapi, uid)) throw notFound(SAVING_MESSAGES.noEntry);
    const links = versionedAttributes(getModel)(uid).filter(([, { type }]) => type === 'relation');
    const populate = keeper.populateOf(uid);
    const draft = await query(strapi, uid).findOne({
      where: whereDraft(documentId),
      select: ['id', 'updatedAt'],
      populate: {
        createdBy: { select: ['id'] },
        ...Object.fromEntries(links.map(([name]) => [name, populate[name]])),
      },
    });
    if (!draft) throw notFound(SAVING_MESSAGES.noEntry);
    return { uid, documentId, user: userOf(ctx).id, draft, links };
  }

  async function note(ctx: Context): Promise<void> {
    const { uid, documentId, user, draft, links } = await open(ctx);
    const access = accessTo(strapi, ctx, uid);
    if (!access.can.read(draft)) throw forbidden(SAVING_MESSAGES.mayNotRead);
    const entry = { uid, documentId };
    if (bodyOf(ctx).isClosed === true) await removePresence(strapi, entry, user);
    else await recordPresence(strapi, entry, user);
    const readable = readableFields(strapi, access, draft, uid);
    const content = keeper.describe(uid, draft);
    const shown = links
      .filter(([name]) => readable.has(name))
      .map(([name]) => [name, content[name] as LinkedEntry | LinkedEntry[] | null] as const);
    const updatedAt = new Date(draft.updatedAt).toISOString();
    const others = await listOtherEditors(strapi, entry, user);
    const data = { others, updatedAt, links: Object.fromEntries(shown) };
    ctx.body = { data } satisfies EntryPresenceResponse;
  }

  registerPanelRoutes(strapi, '', [['POST', PRESENCE_ROUTE, note]]);
}
