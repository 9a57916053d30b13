import type { Core } from '@strapi/strapi';

import type { Context } from '../../lib/context';
import { isRecord } from '../../lib/fields';
import { releaseFiles, type StoredFile } from './keep-files';

type ManyService = { deleteByIds(ids?: number[]): Promise<unknown> };
export type FileService = ManyService;
export type FolderService = ManyService;
export type FolderFileController = { deleteMany(ctx: Context): Promise<void> };

const FILE = 'plugin::upload.file';
const FOLDER = 'plugin::upload.folder';

function findFiles(strapi: Core.Strapi, ids: readonly number[]): Promise<StoredFile[]> {
  return strapi.db.query(FILE).findMany({ where: { id: { $in: ids } } });
}

/** The files of folders, and of the folders within them, as Strapi looks for them. */
async function findFilesWithin(
  strapi: Core.Strapi,
  folderIds: readonly number[],
): Promise<StoredFile[]> {
  const where = { id: { $in: folderIds } };
  const folders: { path: string }[] = await strapi.db.query(FOLDER).findMany({ where });
  if (folders.length === 0) return [];
  const places = folders.flatMap(({ path }) => [
    { folderPath: { $eq: path } },
    { folderPath: { $startsWith: `${path}/` } },
  ]);
  return strapi.db.query(FILE).findMany({ where: { $or: places } });
}

/** Deleting many files: see `releaseFiles`. */
export function guardManyFiles(strapi: Core.Strapi, service: FileService): FileService {
  return {
    ...service,
    deleteByIds: async (ids = []) =>
      releaseFiles(strapi, await findFiles(strapi, ids), () => service.deleteByIds(ids)),
  };
}

/** Deleting folders with what is in them: see `releaseFiles`. */
export function guardFolders(strapi: Core.Strapi, service: FolderService): FolderService {
  return {
    ...service,
    deleteByIds: async (ids = []) =>
      releaseFiles(strapi, await findFilesWithin(strapi, ids), () => service.deleteByIds(ids)),
  };
}

/** Deleting files and folders in one go: Strapi would be done with the files before the folders. */
export function guardFoldersAndFiles<Controller extends FolderFileController>(
  strapi: Core.Strapi,
  controller: Controller,
): Controller {
  const listOf = (ids: unknown): number[] =>
    Array.isArray(ids) ? ids.map(Number).filter(Number.isSafeInteger) : [];
  return {
    ...controller,
    async deleteMany(ctx: Context) {
      const { fileIds, folderIds } = isRecord(ctx.request.body) ? ctx.request.body : {};
      const files = [
        ...(await findFiles(strapi, listOf(fileIds))),
        ...(await findFilesWithin(strapi, listOf(folderIds))),
      ];
      await releaseFiles(strapi, files, () => controller.deleteMany(ctx));
    },
  };
}
