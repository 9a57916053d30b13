import type { Core } from '@strapi/strapi';

import { ENTRY_PAGES, entryPath } from '../../contracts/addresses';
import { CHAT_TYPES, type ChatThing } from '../../contracts/chat-reference';
import { query } from '../platform/strapi/query';

type NamedThing = ChatThing & { name: string };

type Entry = { documentId: string; slug: string | null; name?: string; title?: string };
type Redirect = { from: string; entryId: string };

/**
 * Returns the entries that chat links can be about, also by their earlier slugs: a chat may arrive after
 * an entry got another one.
 */
export async function readChatThings(strapi: Core.Strapi): Promise<NamedThing[]> {
  const things = await Promise.all(CHAT_TYPES.map((type) => readThings(strapi, type)));
  return things.flat();
}

/** Types with pages of their own that are not about a thing of a chat. */
const PAGE_TYPES = Object.keys(ENTRY_PAGES).filter(
  (uid) => !CHAT_TYPES.some((type) => uid === `api::${type}.${type}`),
);

/**
 * Returns the drafts of a type, then the published entries. A chat about an entry that was withdrawn
 * arrives from a page that was open before; a draft that was never published has no link.
 */
async function readEntries(
  strapi: Core.Strapi,
  uid: string,
): Promise<(Entry & { slug: string })[]> {
  const read = (publishedAt: object) =>
    query<Entry>(strapi, uid).findMany({ where: { publishedAt } });
  const entries = [...(await read({ $null: true })), ...(await read({ $notNull: true }))];
  return entries.flatMap((entry) => (entry.slug ? [{ ...entry, slug: entry.slug }] : []));
}

/** Returns the paths of composed pages, articles and their categories, also earlier ones. */
export async function readChatPaths(strapi: Core.Strapi): Promise<string[]> {
  const paths = await Promise.all(
    PAGE_TYPES.map(async (uid) => {
      const entries = await readEntries(strapi, uid);
      return entries.flatMap(({ slug }) => entryPath(uid, slug) ?? []);
    }),
  );
  const redirects = await query<Redirect>(strapi, 'api::redirect.redirect').findMany({
    where: { entryType: { $in: PAGE_TYPES } },
  });
  return [...paths.flat(), ...redirects.map(({ from }) => from)];
}

async function readThings(strapi: Core.Strapi, type: ChatThing['type']): Promise<NamedThing[]> {
  const uid = `api::${type}.${type}`;
  const entries = await readEntries(strapi, uid);
  const nameOf = ({ name, title }: Entry) => name ?? title ?? '';
  // The later entry, which is the published one, wins.
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]));
  const current = [...bySlug].map(([slug, entry]) => ({ type, slug, name: nameOf(entry) }));
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
