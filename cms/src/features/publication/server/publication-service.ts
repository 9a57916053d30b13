import type { Core } from '@strapi/strapi';

import { entryEditPath } from '../../../../contracts/entry-edit-path';
import type { Snapshot } from '../../../../contracts/snapshot';
import type { Content } from '../../../content-model/content-attributes';
import { labelOf } from '../../../content-model/entry-label';
import { linkedDocumentHashes } from '../../../content-model/linked-documents';
import { listPublicTypes } from '../../../content-model/public-types';
import {
  createPublishedContentReader,
  MEDIA_FIELDS,
} from '../../../content-model/published-content-reader';
import { readRedirects } from '../../../content-model/redirects/stored-redirects';
import { richTextPictureHashes } from '../../../content-model/rich-text';
import { readSecrets } from '../../../platform/env/secrets';
import { readSettings } from '../../../platform/env/settings';
import { modelOf, contentTypeOf } from '../../../platform/strapi/model';
import { query } from '../../../platform/strapi/query';
import { createPublisherClient } from './publisher-client';
import { readLiveEntries } from './read-live-entries';
import { takeSnapshot, type PublishedEntry } from './snapshot';

export const PUBLISHER_DOWN_MESSAGE =
  'El publicador no responde. Vuelve a intentarlo en unos segundos.';

export function publicationService({ strapi }: { strapi: Core.Strapi }) {
  const reader = createPublishedContentReader((uid) => modelOf(strapi, uid));
  const publisher = createPublisherClient(readSecrets().publisher, (uid, documentId) => {
    const kind = contentTypeOf(strapi, uid)?.kind;
    return kind && entryEditPath({ uid, documentId, isSingle: kind === 'singleType' });
  });

  async function readPublished(
    type: ReturnType<typeof listPublicTypes>[number],
    documentIds?: readonly string[],
  ): Promise<PublishedEntry[]> {
    const rows = await query<Content>(strapi, type.uid).findMany({
      where: {
        publishedAt: { $notNull: true },
        ...(documentIds && { documentId: { $in: documentIds } }),
      },
      populate: reader.populateOf(type.uid),
    });
    return Promise.all(
      rows.map(async (row) => {
        const content = reader.describe(type.uid, row);
        const label = labelOf(type, content);
        const documentId = String(row.documentId);
        return { uid: type.uid, documentId, label, content: await withLinkedFiles(content) };
      }),
    );
  }

  /**
   * Adds the media rows of rich text pictures and linked documents: the text does not change on
   * their replacement.
   */
  async function withLinkedFiles(content: Content): Promise<Content> {
    const hashes = [
      ...Object.values(content).flatMap(richTextPictureHashes),
      ...linkedDocumentHashes(content),
    ];
    if (hashes.length === 0) return content;
    const files = query(strapi, 'plugin::upload.file');
    const where = { hash: { $in: hashes } };
    const rows: Content[] = await files.findMany({ where, select: MEDIA_FIELDS, orderBy: 'hash' });
    return { ...content, linkedFiles: rows.map((row) => MEDIA_FIELDS.map((name) => row[name])) };
  }

  return {
    ...publisher,

    /**
     * Returns the hashes of the published content, in total and for each entry. They depend neither
     * on the order nor on row ids or save dates, so they show if the site and its entries are
     * current.
     */
    async snapshot(): Promise<Snapshot> {
      const published: PublishedEntry[] = [];
      for (const type of listPublicTypes(strapi)) published.push(...(await readPublished(type)));
      return takeSnapshot(published, await readRedirects(strapi));
    },

    /** Returns the hash of a published entry; undefined if it is not published or not public. */
    async entryHash(uid: string, documentId: string): Promise<string | undefined> {
      const type = listPublicTypes(strapi).find((each) => each.uid === uid);
      if (!type) return undefined;
      const { entries } = takeSnapshot(await readPublished(type, [documentId]));
      return entries[`${uid}:${documentId}`];
    },

    /**
     * Returns which of these entries of a public type visitors see as they are published. An entry is
     * not among them while the site does not respond.
     */
    async findOnline(uid: string, documentIds: readonly string[]): Promise<Set<string>> {
      const type = listPublicTypes(strapi).find((each) => each.uid === uid);
      if (!type || documentIds.length === 0) return new Set();
      const live = await readLiveEntries(readSettings().siteUrl).catch(() => undefined);
      if (!live) return new Set();
      const { entries } = takeSnapshot(await readPublished(type, documentIds));
      return new Set(
        documentIds.filter((id) => {
          const hash = entries[`${uid}:${id}`];
          return hash !== undefined && hash === live[`${uid}:${id}`];
        }),
      );
    },

    /** Returns whether a type has entries that visitors see. */
    isPublic: (uid: string): boolean => listPublicTypes(strapi).some((each) => each.uid === uid),
  };
}

export type PublicationService = ReturnType<typeof publicationService>;
