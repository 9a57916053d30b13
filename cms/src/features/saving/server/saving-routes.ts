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
import { nameOfPanelUser } from '../../../platform/strapi/panel-user';
import { query } from '../../../platform/strapi/query';
import { PRESENCE_TABLE, PRESENT_FOR_MS } from './presence-table';

/** Registers the heartbeat of entries that are open in the panel. */
export function registerSavingRoutes(strapi: Core.Strapi): void {
  const getModel = (uid: string) => modelOf(strapi, uid);
  const serializer = createContentSerializer(getModel);

  async function open(ctx: Context) {
    const { uid, documentId } = ctx.params;
    if (!findPublicType(strapi, uid)) throw notFound(SAVING_MESSAGES.noEntry);
    const links = versionedAttributes(getModel)(uid).filter(([, { type }]) => type === 'relation');
    const populate = serializer.populateOf(uid);
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
    const content = serializer.describe(uid, draft);
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

type Entry = { uid: string; documentId: string };

const keyOf = ({ uid, documentId }: Entry) => `${uid}/${documentId}`;

/** Records that a panel user has an entry open. */
async function recordPresence(strapi: Core.Strapi, entry: Entry, user: number): Promise<void> {
  const table = () => strapi.db.connection(PRESENCE_TABLE);
  const now = Date.now();
  await table()
    .insert({ entry: keyOf(entry), user_id: user, seen_at: now })
    .onConflict(['entry', 'user_id'])
    .merge();
  await table()
    .where('seen_at', '<', now - PRESENT_FOR_MS)
    .delete();
}

async function removePresence(strapi: Core.Strapi, entry: Entry, user: number): Promise<void> {
  await strapi.db
    .connection(PRESENCE_TABLE)
    .where({ entry: keyOf(entry), user_id: user })
    .delete();
}

/** Returns the names of the other panel users who have an entry open. */
async function listOtherEditors(
  strapi: Core.Strapi,
  entry: Entry,
  user: number,
): Promise<string[]> {
  const rows: { user_id: number }[] = await strapi.db
    .connection(PRESENCE_TABLE)
    .where({ entry: keyOf(entry) })
    .whereNot({ user_id: user })
    .where('seen_at', '>=', Date.now() - PRESENT_FOR_MS)
    .select('user_id');
  if (rows.length === 0) return [];
  const users = await query(strapi, 'admin::user').findMany({
    where: { id: { $in: rows.map(({ user_id: id }) => id) } },
    select: ['firstname', 'lastname', 'username'],
    orderBy: { id: 'asc' },
  });
  return users.map(nameOfPanelUser).filter(Boolean);
}
