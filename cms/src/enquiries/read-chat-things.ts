import type { Core } from '@strapi/strapi';

import { ENTRY_PAGES } from '../../contracts/addresses';
import { CHAT_TYPES, type ChatThing } from '../../contracts/chat-reference';
import { query } from '../platform/strapi/query';

type NamedThing = ChatThing & { name: string };

type Entry = { documentId: string; slug: string; name?: string; title?: string };
type Redirect = { from: string; entryId: string };

/**
 * Returns the published entries that chat links can be about, also by their earlier slugs: a chat may
 * arrive after an entry got another one.
 */
export async function readChatThings(strapi: Core.Strapi): Promise<NamedThing[]> {
  const things = await Promise.all(CHAT_TYPES.map((type) => readThings(strapi, type)));
  return things.flat();
}

async function readThings(strapi: Core.Strapi, type: ChatThing['type']): Promise<NamedThing[]> {
  const uid = `api::${type}.${type}`;
  const entries = await query<Entry>(strapi, uid).findMany({
    where: { publishedAt: { $notNull: true } },
  });
  const nameOf = ({ name, title }: Entry) => name ?? title ?? '';
  const current = entries.map((entry) => ({ type, slug: entry.slug, name: nameOf(entry) }));
  const prefix = ENTRY_PAGES[uid];
  if (prefix === undefined) return current;
  const redirects = await query<Redirect>(strapi, 'api::redirect.redirect').findMany({
    where: { entryType: uid },
  });
  const byId = new Map(entries.map((entry) => [entry.documentId, entry]));
  const earlier = redirects.flatMap(({ from, entryId }) => {
    const entry = byId.get(entryId);
    return entry ? [{ type, slug: from.slice(prefix.length), name: nameOf(entry) }] : [];
  });
  return [...current, ...earlier];
}
