import type { Core } from '@strapi/strapi';

import type { Change, VersionAction } from '../../../../contracts/history';
import type { Content } from '../../../content-model/content-attributes';
import { createContentSerializer } from '../../../content-model/content-serializer';
import { type Author, readAuthor } from '../../../content-model/read-author';
import {
  type Entry,
  KEPT_VERSIONS,
  VERSION_UID,
  type VersionRow,
  entryColumns,
} from '../../../content-model/version-row';
import { createDocumentId } from '../../../platform/database/document-id';
import { modelOf } from '../../../platform/strapi/model';
import { query } from '../../../platform/strapi/query';
import { createVersionComparer } from './version-comparer';

type StoredVersion = Pick<VersionRow, 'id' | 'action' | 'content'>;
type NewVersion = Author & {
  action: VersionAction;
  at: Date;
  content: Content;
  changes: Change[];
};

const BASELINE_AUTHOR: Author = { origin: 'program', who: null };
/** Maximum number of versions deleted at once. */
const PRUNE_LIMIT = 100;

/** Records versions of entries; the caller provides the transaction of the publication. */
export function createVersionRecorder(strapi: Core.Strapi) {
  const getModel = (uid: string) => modelOf(strapi, uid);
  const serializer = createContentSerializer(getModel);
  const compare = createVersionComparer(getModel);
  const versions = () => query<StoredVersion>(strapi, VERSION_UID);

  const findLast = (entry: Entry): Promise<StoredVersion | null> =>
    versions().findOne({
      where: entryColumns(entry),
      select: ['action', 'content'],
      orderBy: { id: 'desc' },
    });

  async function readContent({ uid, documentId }: Entry, publishedAt: object | null) {
    const row = await query(strapi, uid).findOne({
      where: { documentId, publishedAt },
      populate: serializer.populateOf(uid),
    });
    return row && { content: serializer.describe(uid, row), row };
  }

  const readPublished = (entry: Entry) => readContent(entry, { $notNull: true });

  async function add(entry: Entry, version: NewVersion): Promise<void> {
    const documentId = createDocumentId();
    await versions().create({ data: { ...version, ...entryColumns(entry), documentId } });
    const old = await versions().findMany({
      where: entryColumns(entry),
      select: ['id'],
      orderBy: { id: 'desc' },
      offset: KEPT_VERSIONS,
      limit: PRUNE_LIMIT,
    });
    if (old.length === 0) return;
    await versions().deleteMany({ where: { id: { $in: old.map(({ id }) => id) } } });
  }

  async function recordPublish(entry: Entry): Promise<void> {
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
    recordPublish,

    /** Records the published content of an entry without history: seed or older installation. */
    async recordBaseline(entry: Entry): Promise<void> {
      if (await findLast(entry)) return;
      const found = await readPublished(entry);
      if (!found) return;
      const { content, row } = found;
      const at = new Date(row.publishedAt ?? NaN);
      await add(entry, { ...BASELINE_AUTHOR, action: 'found', at, content, changes: [] });
    },

    /** Records a draft that is about to be removed, unless its content was recorded already. */
    async recordDraft(entry: Entry): Promise<void> {
      const draft = await readContent(entry, null);
      if (!draft) return;
      const last = await findLast(entry);
      const { content, row } = draft;
      if (last && compare(entry.uid, last.content, content).length === 0) return;
      const at = new Date(row.updatedAt);
      await add(entry, { ...BASELINE_AUTHOR, action: 'draft', at, content, changes: [] });
    },

    /** Records a new entry, except seed content, which is recorded at its first change. */
    async recordCreate(entry: Entry): Promise<void> {
      const { origin } = await readAuthor(strapi, entry);
      if (origin !== 'program') await recordPublish(entry);
    },

    async recordUnpublish(entry: Entry): Promise<void> {
      const last = await findLast(entry);
      if (!last || last.action === 'unpublish') return;
      const author = await readAuthor(strapi, entry);
      const { content } = last;
      await add(entry, { ...author, action: 'unpublish', at: new Date(), content, changes: [] });
    },

    async deleteVersions(entry: Entry): Promise<void> {
      await versions().deleteMany({ where: entryColumns(entry) });
    },
  };
}
