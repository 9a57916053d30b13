import type { Core } from '@strapi/strapi';

import { normaliseLine } from '../../../contracts/text';
import { createTurns } from '../../lib/in-turn';
import { checkPictures, type UploadedFile } from './check-pictures';
import { refuseToWriters, releaseFiles, type StoredFile } from './keep-files';

type Info = { name?: string | null; alternativeText?: string | null; caption?: string | null };
type Options = { user?: { id: number } };
type Changed = { id: number; alternativeText?: string | null };
type Upload = { data: { fileInfo?: Info | Info[] }; files: UploadedFile | UploadedFile[] };
type Replacement = { data: { fileInfo?: Info }; file: UploadedFile };

export type UploadService = {
  upload(input: Upload, options?: Options): Promise<unknown>;
  remove(file: StoredFile): Promise<unknown>;
  replace(id: number | string, input: Replacement, options?: Options): Promise<unknown>;
  updateFileInfo(id: number | string, info: Info, options?: Options): Promise<Changed>;
};

const FILE = 'plugin::upload.file';

const TEXTS = ['name', 'alternativeText', 'caption'] as const;

function withNormalTexts(info: Info = {}): Info {
  const texts = TEXTS.flatMap((field) => {
    const text = info[field];
    return typeof text === 'string' ? [[field, normaliseLine(text)]] : [];
  });
  return { ...info, ...(Object.fromEntries(texts) as Info) };
}

/** Who leaves the text empty says nothing about the picture, also not that it decorates. */
function withoutEmptyText(info: Info = {}): Info {
  return info.alternativeText === '' ? { ...info, alternativeText: null } : info;
}

/**
 * Keeps pictures that content shows: nobody deletes one, and who may not publish does not change one
 * that is published either. Files come in by what is in them, one at a time: decoding one within the
 * limits takes up to half a gigabyte. A form brings files and what is said of them: with the names of
 * an entry and its field Strapi would put a new file straight into what is published.
 */
export function guardFiles(strapi: Core.Strapi, upload: UploadService): UploadService {
  const inTurn = createTurns();

  /** An empty text was the mark of decoration: where it is stored, it stays. */
  async function isEmptied(id: number | string, info: Info = {}): Promise<boolean> {
    if (info.alternativeText !== '') return false;
    const before: Changed | null = await strapi.db.query(FILE).findOne({ where: { id } });
    return before?.alternativeText !== '';
  }

  return {
    ...upload,
    upload: ({ data: { fileInfo }, files }, options) =>
      inTurn(async () => {
        await checkPictures(strapi, [files].flat());
        const toStore = (info?: Info) => withoutEmptyText(withNormalTexts(info));
        const infos = Array.isArray(fileInfo) ? fileInfo.map(toStore) : toStore(fileInfo);
        return upload.upload({ data: { fileInfo: infos }, files }, options);
      }),
    remove: (file) => releaseFiles(strapi, [file], () => upload.remove(file)),
    async replace(id, { data: { fileInfo }, file }, options) {
      await refuseToWriters(strapi, Number(id));
      const texts = withNormalTexts(fileInfo);
      const info = (await isEmptied(id, texts)) ? withoutEmptyText(texts) : texts;
      return inTurn(async () => {
        await checkPictures(strapi, [file]);
        return upload.replace(id, { data: { fileInfo: info }, file }, options);
      });
    },
    async updateFileInfo(id, described, options) {
      await refuseToWriters(strapi, Number(id));
      const info = withNormalTexts(described);
      const hasToGo = await isEmptied(id, info);
      const changed = await upload.updateFileInfo(id, info, options);
      if (!hasToGo) return changed;
      // Strapi takes nothing for no change.
      return strapi.db.query(FILE).update({ where: { id }, data: { alternativeText: null } });
    },
  };
}
