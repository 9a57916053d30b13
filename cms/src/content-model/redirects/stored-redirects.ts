import type { Core } from '@strapi/strapi';

import { query } from '../../platform/strapi/query';
import type { StoredRedirect } from './resolve-redirects';

export const REDIRECT_UID = 'api::redirect.redirect';
const ANNOUNCEMENT_PAGE_UID = 'shared.announcement-page';

type Entry = { uid: string; documentId: string };
/** Address of the published page of an entry before and after a change; undefined for none. */
type Move = Entry & { before: string | undefined; after: string | undefined };

const rows = (strapi: Core.Strapi) => query(strapi, REDIRECT_UID);
const ofEntry = ({ uid, documentId }: Entry) => ({ entryType: uid, entryId: documentId });

/** Returns the former addresses of entries, and the redirects that staff added. */
export function readRedirects(
  strapi: Core.Strapi,
): Promise<(StoredRedirect & { documentId: string })[]> {
  return rows(strapi).findMany({
    select: ['documentId', 'from', 'kind', 'to', 'entryType', 'entryId'],
  });
}

/** Returns the former addresses of an entry, which redirect to its page. */
export async function readFormerAddresses(strapi: Core.Strapi, entry: Entry): Promise<string[]> {
  const redirects = await rows(strapi).findMany({ where: ofEntry(entry), select: ['from'] });
  return redirects.map(({ from }) => from);
}

/**
 * Stores the former address of an entry. It refers to the entry, so that all its former addresses
 * redirect to the current one. Removes redirects from addresses that are in use again.
 */
export async function recordMove(
  strapi: Core.Strapi,
  { before, after, ...entry }: Move,
): Promise<void> {
  const addresses = [before, after].filter((address) => address !== undefined);
  await rows(strapi).deleteMany({ where: { from: { $in: addresses } } });
  if (before)
    await strapi.documents(REDIRECT_UID).create({ data: { from: before, ...ofEntry(entry) } });
  // `to` is informative, for staff; redirects are resolved by entry.
  await rows(strapi).updateMany({ where: ofEntry(entry), data: { to: after ?? null } });
  // Links reach the page by its redirect; an announcement compares the address of the page itself.
  if (before && after) {
    const pages = query(strapi, ANNOUNCEMENT_PAGE_UID);
    await pages.updateMany({ where: { href: before }, data: { href: after } });
  }
}

/** Removes the redirects of a deleted entry. */
export async function removeRedirects(strapi: Core.Strapi, entry: Entry): Promise<void> {
  await rows(strapi).deleteMany({ where: ofEntry(entry) });
}
