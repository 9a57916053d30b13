import type { Core } from '@strapi/strapi';

import { nameOfPanelUser } from '../../../platform/strapi/panel-user';
import { query } from '../../../platform/strapi/query';
import { PRESENCE_TABLE, PRESENT_FOR_MS } from './presence-table';

type Entry = { uid: string; documentId: string };

const keyOf = ({ uid, documentId }: Entry) => `${uid}/${documentId}`;

/** Records that a panel user has an entry open. */
export async function recordPresence(
  strapi: Core.Strapi,
  entry: Entry,
  user: number,
): Promise<void> {
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

export async function removePresence(
  strapi: Core.Strapi,
  entry: Entry,
  user: number,
): Promise<void> {
  await strapi.db
    .connection(PRESENCE_TABLE)
    .where({ entry: keyOf(entry), user_id: user })
    .delete();
}

/** Returns the names of the other panel users who have an entry open. */
export async function listOtherEditors(
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
