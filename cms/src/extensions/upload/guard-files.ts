import type { Core } from '@strapi/strapi';

import { refuseToWriters, releaseFiles, type StoredFile } from './keep-files';

type Info = { alternativeText?: string | null };
type Options = { user?: { id: number } };
type Changed = { id: number; alternativeText?: string | null };
type Upload = { data: { fileInfo?: Info | Info[] }; files: unknown };
type Replacement = { data: { fileInfo?: Info }; file: unknown };

export type UploadService = {
  upload(input: Upload, options?: Options): Promise<unknown>;
  remove(file: StoredFile): Promise<unknown>;
  replace(id: number | string, input: Replacement, options?: Options): Promise<unknown>;
  updateFileInfo(id: number | string, info: Info, options?: Options): Promise<Changed>;
};

const FILE = 'plugin::upload.file';

/** Who leaves the text empty says nothing about the picture, also not that it decorates. */
function withoutEmptyText(info: Info = {}): Info {
  return info.alternativeText === '' ? { ...info, alternativeText: null } : info;
}

/**
 * Keeps pictures that content shows: nobody deletes one, and who may not publish does not change one
 * that is published either. A form brings files and what is said of them: with the names of an entry
 * and its field Strapi would put a new file straight into what is published.
 */
export function guardFiles(strapi: Core.Strapi, upload: UploadService): UploadService {
  /** An empty text was the mark of decoration: where it is stored, it stays. */
  async function isEmptied(id: number | string, info: Info = {}): Promise<boolean> {
    if (info.alternativeText !== '') return false;
    const before: Changed | null = await strapi.db.query(FILE).findOne({ where: { id } });
    return before?.alternativeText !== '';
  }

  return {
    ...upload,
    upload({ data: { fileInfo }, files }, options) {
      const infos = Array.isArray(fileInfo)
        ? fileInfo.map(withoutEmptyText)
        : withoutEmptyText(fileInfo);
      return upload.upload({ data: { fileInfo: infos }, files }, options);
    },
    remove: (file) => releaseFiles(strapi, [file], () => upload.remove(file)),
    async replace(id, { data: { fileInfo }, file }, options) {
      await refuseToWriters(strapi, Number(id));
      const info = (await isEmptied(id, fileInfo)) ? withoutEmptyText(fileInfo) : fileInfo;
      return upload.replace(id, { data: { fileInfo: info }, file }, options);
    },
    async updateFileInfo(id, info, options) {
      await refuseToWriters(strapi, Number(id));
      const hasToGo = await isEmptied(id, info);
      const changed = await upload.updateFileInfo(id, info, options);
      if (!hasToGo) return changed;
      // Strapi takes nothing for no change.
      return strapi.db.query(FILE).update({ where: { id }, data: { alternativeText: null } });
    },
  };
}
