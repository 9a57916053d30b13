import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { DOCUMENT_MESSAGES } from '../../../contracts/catalogue';
import { isRecord } from '../../../contracts/is-record';
import { normaliseLine } from '../../../contracts/text';
import { listPublicTypes } from '../../content-model/public-types';
import { query } from '../../platform/strapi/query';
import { replaceMethods } from '../../platform/strapi/replace-methods';
import { safeFileName } from '../../platform/values/safe-file-name';
import { assertMayChangeFile, deleteUnusedFiles, type StoredFile } from './delete-unused-files';
import { receiveFiles, type UploadedFile } from './receive-files';

type Info = { name?: string | null; alternativeText?: string | null; caption?: string | null };
type Options = { user?: { id: number } };
type Stored = { mime: string; url: string };
type Changed = { id: number; alternativeText?: string | null };
type Upload = { data: { fileInfo?: Info | Info[] }; files: UploadedFile | UploadedFile[] };
type Replacement = { data: { fileInfo?: Info }; file: UploadedFile };

export type UploadService = {
  upload(input: Upload, options?: Options): Promise<unknown>;
  remove(file: StoredFile): Promise<unknown>;
  replace(id: number | string, input: Replacement, options?: Options): Promise<PictureRecord>;
  updateFileInfo(id: number | string, info: Info, options?: Options): Promise<Changed>;
};

const FILE = 'plugin::upload.file';

const TEXTS = ['name', 'alternativeText', 'caption'] as const;

function withNormalTexts(info: Info = {}): Info {
  const texts = TEXTS.flatMap((field) => {
    const text = info[field];
    return typeof text === 'string' ? [[field, normaliseLine(text)]] : [];
  });
  const normal: Info = { ...info, ...(Object.fromEntries(texts) as Info) };
  // Strapi would store an empty name.
  if (normal.name === '') delete normal.name;
  return normal;
}

/** Names the file as its content is stored; the name that staff typed may have another extension. */
function withName(info: Info, { originalFilename }: UploadedFile): Info {
  if (!info.name || !originalFilename) return info;
  const extension = originalFilename.slice(originalFilename.lastIndexOf('.'));
  return { ...info, name: safeFileName(info.name, extension) };
}

/** Stores an empty alternative text as null, because '' marks decorative pictures in older data. */
function withoutEmptyText(info: Info = {}): Info {
  return info.alternativeText === '' ? { ...info, alternativeText: null } : info;
}

/**
 * Protects files in use: they cannot be deleted, and users without the publish permission cannot
 * change published ones. Passes only `fileInfo` on: with the fields `ref` and `field` Strapi would attach a
 * new file to a published entry.
 */
export function guardFiles(strapi: Core.Strapi, upload: UploadService): UploadService {
  /** Returns true if the text becomes empty. A stored '' marks a decorative picture and is kept. */
  async function isEmptied(id: number | string, info: Info = {}): Promise<boolean> {
    if (info.alternativeText !== '') return false;
    const before = await query<Changed>(strapi, FILE).findOne({ where: { id } });
    return before?.alternativeText !== '';
  }

  /** @throws ValidationError unless a picture replaces a picture, or the files have the same type */
  function assertSameKind(before: { mime: string }, { mimetype }: UploadedFile): void {
    const kindOf = (mime: string) => (mime.startsWith('image/') ? 'image' : mime);
    if (kindOf(before.mime) === kindOf(mimetype ?? '')) return;
    throw new errors.ValidationError(DOCUMENT_MESSAGES.otherKind);
  }

  return replaceMethods(
    { ...upload },
    {
      upload({ data: { fileInfo }, files }, options) {
        const all = [files].flat();
        return receiveFiles(all, () => {
          const infos = all.map((file, index) => {
            const info = Array.isArray(fileInfo) ? fileInfo[index] : fileInfo;
            return withName(withoutEmptyText(withNormalTexts(info)), file);
          });
          return upload.upload({ data: { fileInfo: infos }, files: all }, options);
        });
      },
      remove: (file) => deleteUnusedFiles(strapi, [file], () => upload.remove(file)),
      async replace(id, { data: { fileInfo }, file }, options) {
        await assertMayChangeFile(strapi, Number(id));
        const texts = withNormalTexts(fileInfo);
        const info = (await isEmptied(id, texts)) ? withoutEmptyText(texts) : texts;
        return receiveFiles([file], async () => {
          const before = await query<Stored>(strapi, FILE).findOne({ where: { id } });
          if (before) assertSameKind(before, file);
          const named = { data: { fileInfo: withName(info, file) }, file };
          const after = await upload.replace(id, named, options);
          if (before && before.url !== after.url) {
            await updateTextPictures(strapi, before.url, after);
          }
          return after;
        });
      },
      async updateFileInfo(id, described, options) {
        await assertMayChangeFile(strapi, Number(id));
        const texts = withNormalTexts(described);
        const info = texts.name ? { ...texts, name: safeFileName(texts.name) } : texts;
        const isCleared = await isEmptied(id, info);
        const changed = await upload.updateFileInfo(id, info, options);
        if (!isCleared) return changed;
        // Strapi ignores an empty text, so it is cleared here.
        return query(strapi, FILE).update({ where: { id }, data: { alternativeText: null } });
      },
    },
  );
}

type PictureRecord = { url: string } & Record<string, unknown>;

/** Returns rich text with the new record of a picture; the same array when it does not show it. */
function withPicture(blocks: unknown[], oldUrl: string, picture: PictureRecord): unknown[] {
  const isShown = (block: unknown) =>
    isRecord(block) && isRecord(block.image) && block.image.url === oldUrl;
  if (!blocks.some(isShown)) return blocks;
  return blocks.map((block) => {
    if (!isRecord(block) || !isRecord(block.image) || !isShown(block)) return block;
    const known = Object.keys(block.image).filter((key) => key in picture);
    const fresh = Object.fromEntries(known.map((key) => [key, picture[key]]));
    const { alternativeText } = block.image;
    return { ...block, image: { ...block.image, ...fresh, alternativeText } };
  });
}

/** Updates the copies of a picture's record in rich text, drafts and live versions. */
async function updateTextPictures(
  strapi: Core.Strapi,
  oldUrl: string,
  picture: PictureRecord,
): Promise<void> {
  for (const { uid, attributes } of listPublicTypes(strapi)) {
    const fields = Object.entries(attributes).flatMap(([name, { type }]) =>
      type === 'blocks' ? [name] : [],
    );
    if (fields.length === 0) continue;
    const rows = await query<{ id: number } & Record<string, unknown>>(strapi, uid).findMany({
      select: ['id', ...fields],
    });
    for (const row of rows) {
      const data: Record<string, unknown> = {};
      for (const field of fields) {
        const blocks = row[field];
        if (!Array.isArray(blocks)) continue;
        const updated = withPicture(blocks, oldUrl, picture);
        if (updated !== blocks) data[field] = updated;
      }
      if (Object.keys(data).length > 0)
        await query(strapi, uid).update({ where: { id: row.id }, data });
    }
  }
}
