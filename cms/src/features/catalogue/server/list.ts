import type { Core } from '@strapi/strapi';

import type { PublicationState } from '../../../../contracts/catalogue';
import { foldText } from '../../../../contracts/fold-text';
import { query } from '../../../platform/strapi/query';
import { serviceOf } from '../../../platform/strapi/service-of';
import { groupBy } from '../../../platform/values/group-by';
import type { Kind, Values } from './kind';
import { publicationStateOf } from './publication-state';

type Row = {
  documentId: string;
  name?: string;
  description?: string;
  updatedAt?: string;
  publishedAt?: string | null;
};

/** The part of the service `api::publication.publication` that lists use. */
type Publication = {
  findOnline: (uid: string, documentIds: readonly string[]) => Promise<Set<string>>;
};

const WORDS_USED = 8;

/** Creates the catalogue queries that Strapi cannot express. */
export function createCatalogueList(strapi: Core.Strapi, { uid }: Pick<Kind, 'uid'>) {
  const rows = (where: object, select: string[]): Promise<Row[]> =>
    query<Row>(strapi, uid).findMany({ where, select });

  return {
    /**
     * Returns ids of entries whose name or description contains every word. Compares in memory, since
     * each database folds accents differently and a catalogue is small.
     */
    async search(text: string, isDraft: boolean): Promise<string[]> {
      const words = foldText(text).split(' ').slice(0, WORDS_USED);
      const all = await rows({ publishedAt: { $null: isDraft } }, [
        'documentId',
        'name',
        'description',
      ]);
      return all
        .filter(({ name = '', description = '' }) => {
          const folded = foldText(`${name} ${description}`);
          return words.every((word) => folded.includes(word));
        })
        .map(({ documentId }) => documentId);
    },

    /** Adds the publication state to each draft, and whether visitors see it already. */
    async withState<T extends Values>(
      drafts: T[],
    ): Promise<(T & { state: PublicationState; isOnline?: boolean })[]> {
      const publication = serviceOf<Publication>(strapi, 'api::publication.publication');
      const ids = drafts.map(({ documentId }) => String(documentId));
      const versions = await rows({ documentId: { $in: ids } }, [
        'documentId',
        'updatedAt',
        'publishedAt',
      ]);
      const versionsOf = groupBy(versions, ({ documentId }) => documentId);
      const online = await publication.findOnline(uid, ids);
      return drafts.map((draft) => {
        const documentId = String(draft.documentId);
        const state = publicationStateOf(versionsOf.get(documentId) ?? []);
        if (state !== 'published') return { ...draft, state };
        return { ...draft, state, isOnline: online.has(documentId) };
      });
    },
  };
}
