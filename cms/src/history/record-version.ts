import type { Core, UID } from '@strapi/strapi';

import type { Change, VersionAction } from '../../contracts/history';
import { createDocumentId } from '../lib/document-id';
import { type Author, readAuthor } from './author';
import { createComparison } from './compare';
import { type Content, createContentKeeper } from './content';
import { type Entry, KEPT_VERSIONS, VERSION_UID, type VersionRow, versionsOf } from './version-row';

type Kept = Pick<VersionRow, 'action' | 'content'>;
type NewVersion = Author & {
  action: VersionAction;
  at: Date;
  content: Content;
  changes: Change[];
};

const FOUND: Author = { origin: 'program', who: null };
/** More than can have come together. */
const TOO_OLD = 100;

/** Writes the versions of entries, within the transaction that changes what is published. */
export function createRecorder(strapi: Core.Strapi) {
  const getModel = (uid: string) => strapi.getModel(uid as UID.Schema);
  const keeper = createContentKeeper(getModel);
  const compare = createComparison(getModel);
  const versions = () => strapi.db.query(VERSION_UID);

  const findLast = (entry: Entry): Promise<Kept | null> =>
    versions().findOne({
      where: versionsOf(entry),
      select: ['action', 'content'],
      orderBy: { id: 'desc' },
    });

  async function readPublished({ uid, documentId }: Entry) {
    const row = await strapi.db.query(uid).findOne({
      where: { documentId, publishedAt: { $notNull: true } },
      populate: keeper.populateOf(uid),
    });
    return row && { content: keeper.describe(uid, row), publishedAt: new Date(row.publishedAt) };
  }

  async function add(entry: Entry, version: NewVersion): Promise<void> {
    const documentId = createDocumentId();
    await versions().create({ data: { ...version, ...versionsOf(entry), documentId } });
    const old: { id: number }[] = await versions().findMany({
      where: versionsOf(entry),
      select: ['id'],
      orderBy: { id: 'desc' },
      offset: KEPT_VERSIONS,
      limit: TOO_OLD,
    });
    if (old.length === 0) return;
    await versions().deleteMany({ where: { id: { $in: old.map(({ id }) => id) } } });
  }

  async function published(entry: Entry): Promise<void> {
    const now = await readPublished(entry);
    if (!now) return;
    const last = await findLast(entry);
    const changes = last ? compare(entry.uid, last.content, now.content) : [];
    const isSame = last && last.action !== 'unpublish' && changes.length === 0;
    if (isSame) return;
    const author = await readAuthor(strapi, entry);
    const { content } = now;
    await add(entry, { ...author, action: 'publish', at: new Date(), content, changes });
  }

  return {
    published,

    /**
     * Two that publish the same entry at once would compare with the same version. In the order in
     * which the whole type is locked while it is arranged anew.
     */
    async takeTurn({ uid, documentId }: Entry): Promise<void> {
      const table = getModel(uid).collectionName ?? '';
      await strapi.db.transaction(({ trx }) =>
        trx(table).where({ document_id: documentId }).orderBy('id').forUpdate().select('id'),
      );
    },

    /** Keeps what was published before there was a history: the seed, an older installation. */
    async begin(entry: Entry): Promise<void> {
      if (await findLast(entry)) return;
      const found = await readPublished(entry);
      if (!found) return;
      const { content, publishedAt: at } = found;
      await add(entry, { ...FOUND, action: 'found', at, content, changes: [] });
    },

    /** The first content is written by the program: it is kept when somebody changes it. */
    async created(entry: Entry): Promise<void> {
      const { origin } = await readAuthor(strapi, entry);
      if (origin !== 'program') await published(entry);
    },

    async unpublished(entry: Entry): Promise<void> {
      const last = await findLast(entry);
      if (!last || last.action === 'unpublish') return;
      const author = await readAuthor(strapi, entry);
      const { content } = last;
      await add(entry, { ...author, action: 'unpublish', at: new Date(), content, changes: [] });
    },

    async forget(entry: Entry): Promise<void> {
      await versions().deleteMany({ where: versionsOf(entry) });
    },
  };
}
