import type { Core } from '@strapi/strapi';

import { query } from '../../platform/strapi/query';
import type { StoredRedirect } from './resolve-redirects';

const UID = 'api::redirect.redirect';

type Entry = { uid: string; documentId: string };
/** Address of the published page of an entry before and after a change; undefined for none. */
type Move = Entry & { before: string | undefined; after: string | undefined };

/** Stores former addresses, each with the entry that had it last. */
export function redirectService({ strapi }: { strapi: Core.Strapi }) {
  const rows = () => query(strapi, UID);
  const ofEntry = ({ uid, documentId }: Entry) => ({ entryType: uid, entryId: documentId });

  return {
    list(): Promise<StoredRedirect[]> {
      return rows().findMany({ select: ['from', 'entryType', 'entryId'] });
    },

    /**
     * Stores the former address of an entry. It refers to the entry, so that all its former
     * addresses redirect to the current one. Removes redirects from addresses that are in use
     * again.
     */
    async recordMove({ before, after, ...entry }: Move): Promise<void> {
      const addresses = [before, after].filter((address) => address !== undefined);
      await rows().deleteMany({ where: { from: { $in: addresses } } });
      if (before) await strapi.documents(UID).create({ data: { from: before, ...ofEntry(entry) } });
      // `to` is informative, for staff; redirects are resolved by entry.
      await rows().updateMany({ where: ofEntry(entry), data: { to: after ?? null } });
    },

    /** Removes the redirects of a deleted entry. */
    async removeEntry(entry: Entry): Promise<void> {
      await rows().deleteMany({ where: ofEntry(entry) });
    },
  };
}

export type RedirectService = ReturnType<typeof redirectService>;
