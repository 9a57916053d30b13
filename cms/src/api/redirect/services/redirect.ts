import type { Core } from '@strapi/strapi';

import type { StoredRedirect } from '../lib/resolve-redirects';

const UID = 'api::redirect.redirect';

type Entry = { uid: string; documentId: string };
/** The address of an entry's published page before and after a change; undefined when it had none. */
type Move = Entry & { before: string | undefined; after: string | undefined };

/** The addresses that entries had, each with the entry that had it last. */
export default function redirectService({ strapi }: { strapi: Core.Strapi }) {
  const rows = () => strapi.db.query(UID);
  const ofEntry = ({ uid, documentId }: Entry) => ({ entryType: uid, entryId: documentId });

  return {
    list(): Promise<StoredRedirect[]> {
      return rows().findMany({ select: ['from', 'entryType', 'entryId'] });
    },

    /**
     * Keeps the address that an entry had. The entry is stored, so that every address it ever had
     * leads to the one of today. An address that is in use again leads nowhere else.
     */
    async follow({ before, after, ...entry }: Move): Promise<void> {
      const inHand = [before, after].filter((address) => address !== undefined);
      await rows().deleteMany({ where: { from: { $in: inHand } } });
      if (before) await strapi.documents(UID).create({ data: { from: before, ...ofEntry(entry) } });
      // Only staff read it; the site looks the entry up.
      await rows().updateMany({ where: ofEntry(entry), data: { to: after ?? null } });
    },

    /** The entry is gone: its addresses lead nowhere. */
    async forget(entry: Entry): Promise<void> {
      await rows().deleteMany({ where: ofEntry(entry) });
    },
  };
}

export type RedirectService = ReturnType<typeof redirectService>;
