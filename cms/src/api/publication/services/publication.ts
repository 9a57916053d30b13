import type { Core, UID } from '@strapi/strapi';

import { labelOf } from '../../../lib/entry-label';
import { listPublicTypes } from '../../../lib/public-types';
import { readSecrets } from '../../../lib/secrets';
import { hashesInText } from '../../../publish-rules/rich-text';
import type { RedirectService } from '../../redirect/services/redirect';
import { createContentReader, MEDIA_FIELDS, type Row } from '../lib/published-content';
import { createPublisherClient } from '../lib/publisher-client';
import { takeSnapshot, type PublishedEntry, type Snapshot } from '../lib/snapshot';

export default function publicationService({ strapi }: { strapi: Core.Strapi }) {
  const reader = createContentReader((uid) => strapi.getModel(uid as UID.Schema));
  const publisher = createPublisherClient(readSecrets().publisher, (uid, documentId) => {
    const kind = strapi.contentTypes[uid as UID.ContentType]?.kind;
    if (kind === 'singleType') return `/content-manager/single-types/${uid}`;
    return kind && `/content-manager/collection-types/${uid}/${documentId}`;
  });

  async function readPublished(
    type: ReturnType<typeof listPublicTypes>[number],
    documentId?: string,
  ): Promise<PublishedEntry[]> {
    const rows: Row[] = await strapi.db.query(type.uid).findMany({
      where: { publishedAt: { $notNull: true }, ...(documentId && { documentId }) },
      populate: reader.populateOf(type.uid),
    });
    return Promise.all(
      rows.map(async (row) => {
        const content = reader.describe(type.uid, row);
        const label = labelOf(type, content);
        const documentId = String(row.documentId);
        return { uid: type.uid, documentId, label, content: await withTextPictures(content) };
      }),
    );
  }

  /** Rich text has copies of its pictures, which do not tell when one is replaced. */
  async function withTextPictures(content: Row): Promise<Row> {
    const hashes = Object.values(content).flatMap(hashesInText);
    if (hashes.length === 0) return content;
    const files = strapi.db.query('plugin::upload.file');
    const where = { hash: { $in: hashes } };
    const rows: Row[] = await files.findMany({ where, select: MEDIA_FIELDS, orderBy: 'hash' });
    return { ...content, textPictures: rows.map((row) => MEDIA_FIELDS.map((name) => row[name])) };
  }

  return {
    ...publisher,

    /**
     * Hashes over everything that is published, as a whole and of each entry. The same content
     * gives the same values, whatever its order, its row ids and the moments it was saved: so
     * they tell whether the site, and an entry on it, is current.
     */
    async snapshot(): Promise<Snapshot> {
      const published: PublishedEntry[] = [];
      for (const type of listPublicTypes(strapi)) published.push(...(await readPublished(type)));
      const redirects = strapi.service('api::redirect.redirect') as RedirectService;
      return takeSnapshot(published, await redirects.list());
    },

    /** The hash of one entry as it is published; undefined when it is not, or not for visitors. */
    async entryHash(uid: string, documentId: string): Promise<string | undefined> {
      const type = listPublicTypes(strapi).find((each) => each.uid === uid);
      if (!type) return undefined;
      const { entries } = takeSnapshot(await readPublished(type, documentId));
      return entries[`${uid}:${documentId}`];
    },
  };
}

export type PublicationService = ReturnType<typeof publicationService>;
