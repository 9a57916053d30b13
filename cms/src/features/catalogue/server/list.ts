import type { Core } from '@strapi/strapi';

import type { PublicationState } from '../../../../contracts/catalogue';
import { foldText } from '../../../../contracts/fold-text';
import { query } from '../../../platform/strapi/query';
import type { Kind, Values } from './kind';

type Row = {
  documentId: string;
  name?: string;
  description?: string;
  updatedAt?: string;
  publishedAt?: string | null;
};

const WORDS_USED = 8;

const updatedTime = ({ updatedAt }: Row) => new Date(updatedAt ?? 0).getTime();

/** Creates the catalogue queries that Strapi cannot express. */
export function createCatalogueList(strapi: Core.Strapi, { uid }: Kind) {
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

    /** Adds the publication state to each draft. */
    async withState<T extends Values>(drafts: T[]): Promise<(T & { state: PublicationState })[]> {
      const ids = drafts.map(({ documentId }) => documentId);
      const versions = await rows({ documentId: { $in: ids } }, [
        'documentId',
        'updatedAt',
        'publishedAt',
      ]);
      return drafts.map((draft) => {
        const own = versions.filter(({ documentId }) => documentId === draft.documentId);
        const published = own.find(({ publishedAt }) => publishedAt);
        const saved = own.find(({ publishedAt }) => !publishedAt);
        if (!published) return { ...draft, state: 'draft' };
        const isModified = saved && updatedTime(saved) > updatedTime(published);
        return { ...draft, state: isModified ? 'modified' : 'published' };
      });
    },
  };
}
