import type { Core } from '@strapi/strapi';

import { normaliseLine } from '../../../contracts/text';
import { createMutex } from '../../platform/async/mutex';
import { query } from '../../platform/strapi/query';
import { checkUploads, type UploadedFile } from './check-uploads';
import { assertMayChangeFile, deleteUnusedFiles, type StoredFile } from './delete-unused-files';

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

/** Stores an empty alternative text as null, because '' marks decorative pictures in older data. */
function withoutEmptyText(info: Info = {}): Info {
  return info.alternativeText === '' ? { ...info, alternativeText: null } : info;
}

/**
 * Protects files in use: they cannot be deleted, and users without the publish permission cannot
 * change published ones. Uploads are checked by content, one at a time, because decoding a picture
 * within the limits takes up to 750 MB. Passes only `fileInfo` on: with the fields `ref` and
 * `field` Strapi would attach a new file to a published entry.
 */
export function guardFiles(strapi: Core.Strapi, upload: UploadService): UploadService {
  const runExclusive = createMutex();

  /** Returns true if the text becomes empty. A stored '' marks a decorative picture and is kept. */
  async function isEmptied(id: number | string, info: Info = {}): Promise<boolean> {
    if (info.alternativeText !== '') return false;
    const before = await query<Changed>(strapi, FILE).findOne({ where: { id } });
    return before?.alternativeText !== '';
  }

  return {
    ...upload,
    upload: ({ data: { fileInfo }, files }, options) =>
      runExclusive(async () => {
        await checkUploads([files].flat());
        const toStore = (info?: Info) => withoutEmptyText(withNormalTexts(info));
        const infos = Array.isArray(fileInfo) ? fileInfo.map(toStore) : toStore(fileInfo);
        return upload.upload({ data: { fileInfo: infos }, files }, options);
      }),
    remove: (file) => deleteUnusedFiles(strapi, [file], () => upload.remove(file)),
    async replace(id, { data: { fileInfo }, file }, options) {
      await assertMayChangeFile(strapi, Number(id));
      const texts = withNormalTexts(fileInfo);
      const info = (await isEmptied(id, texts)) ? withoutEmptyText(texts) : texts;
      return runExclusive(async () => {
        await checkUploads([file]);
        return upload.replace(id, { data: { fileInfo: info }, file }, options);
      });
    },
    async updateFileInfo(id, described, options) {
      await assertMayChangeFile(strapi, Number(id));
      const info = withNormalTexts(described);
      const isCleared = await isEmptied(id, info);
      const changed = await upload.updateFileInfo(id, info, options);
      if (!isCleared) return changed;
      // Strapi ignores an empty text, so it is cleared here.
      return query(strapi, FILE).update({ where: { id }, data: { alternativeText: null } });
    },
  };
}
