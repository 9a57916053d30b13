import type { Core, UID } from '@strapi/strapi';

import {
  type EntryPresenceResponse,
  type LinkedEntry,
  PRESENCE_ROUTE,
  SAVING_MESSAGES,
} from '../../contracts/saving';
import { createContentKeeper, keptAttributes } from '../history/content';
import { readableFields } from '../history/readable-fields';
import type { Context } from '../lib/context';
import { isRecord } from '../lib/fields';
import { forbidden, notFound } from '../lib/refusal';
import { listOthers, noteClosed, noteOpen } from '../saving/presence';
import { draftOf } from '../scheduling/schedule-fields';
import { accessTo, findPublicType } from './panel-access';
import { registerPanelRoutes } from './panel-routes';

/** The heartbeat of an entry that is open in the panel. */
export function registerSavingRoutes(strapi: Core.Strapi): void {
  const getModel = (uid: string) => strapi.getModel(uid as UID.Schema);
  const keeper = createContentKeeper(getModel);

  async function open({ params, state }: Context) {
    const { uid, documentId } = params;
    if (!findPublicType(strapi, uid)) throw notFound(SAVING_MESSAGES.noEntry);
    const links = keptAttributes(getModel(uid)).filter(([, { type }]) => type === 'relation');
    const populate = keeper.populateOf(uid);
    const draft = await strapi.db.query(uid).findOne({
      where: draftOf(documentId),
      select: ['id', 'updatedAt'],
      populate: {
        createdBy: { select: ['id'] },
        ...Object.fromEntries(links.map(([name]) => [name, populate[name]])),
      },
    });
    if (!draft) throw notFound(SAVING_MESSAGES.noEntry);
    return { uid, documentId, user: state.user.id as number, draft, links };
  }

  async function note(ctx: Context): Promise<void> {
    const { uid, documentId, user, draft, links } = await open(ctx);
    const access = accessTo(strapi, ctx, uid);
    if (!access.can.read(draft)) throw forbidden(SAVING_MESSAGES.mayNotRead);
    const entry = { uid, documentId };
    const { body } = ctx.request;
    if (isRecord(body) && body.isClosed === true) await noteClosed(strapi, entry, user);
    else await noteOpen(strapi, entry, user);
    const readable = readableFields(strapi, access, draft, uid);
    const content = keeper.describe(uid, draft);
    const shown = links
      .filter(([name]) => readable.has(name))
      .map(([name]) => [name, content[name] as LinkedEntry | LinkedEntry[] | null]);
    const updatedAt = new Date(draft.updatedAt).toISOString();
    const others = await listOthers(strapi, entry, user);
    const data = { others, updatedAt, links: Object.fromEntries(shown) };
    ctx.body = { data } satisfies EntryPresenceResponse;
  }

  registerPanelRoutes(strapi, '', [['POST', PRESENCE_ROUTE, note]]);
}
