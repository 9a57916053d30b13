import type { Core } from '@strapi/strapi';

import { query } from '../../platform/strapi/query';
import type { StoredRedirect } from './resolve-redirects';

const UID = 'api::redirect.redirect';

type Entry = { uid: string; documentId: string };
/** Address of the published page of an entry before and after a change; undefined for none. */
type Move = Entry & { before: string | undefined; after: string | undefined };

const rows = (strapi: Core.Strapi) => query(strapi, UID);
const ofEntry = ({ uid, documentId }: Entry) => ({ entryType: uid, entryId: documentId });

/** Returns all former addresses, each with the entry that had it last. */
export function readRedirects(strapi: Core.Strapi): Promise<StoredRedirect[]> {
  return rows(strapi).findMany({ select: ['from', 'entryType', 'entryId'] });
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
  if (before) await strapi.documents(UID).create({ data: { from: before, ...ofEntry(entry) } });
  // `to` is informative, for staff; redirects are resolved by entry.
  await rows(strapi).updateMany({ where: ofEntry(entry), data: { to: after ?? null } });
}

/** Removes the redirects of a deleted entry. */
export async function removeRedirects(strapi: Core.Strapi, entry: Entry): Promise<void> {
  await rows(strapi).deleteMany({ where: ofEntry(entry) });
}
