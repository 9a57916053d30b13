import type { Core } from '@strapi/strapi';

import { isRecord } from '../../../contracts/is-record';
import type { Context } from '../../platform/http/context';
import { query } from '../../platform/strapi/query';
import { replaceMethods } from '../../platform/strapi/replace-methods';
import { deleteUnusedFiles, type StoredFile } from './delete-unused-files';

export type ManyService = { deleteByIds(ids?: number[]): Promise<unknown> };
export type FolderFileController = { deleteMany(ctx: Context): Promise<void> };

const FILE = 'plugin::upload.file';
const FOLDER = 'plugin::upload.folder';

function findFiles(strapi: Core.Strapi, ids: readonly number[]): Promise<StoredFile[]> {
  return query(strapi, FILE).findMany({ where: { id: { $in: ids } } });
}

/** Returns the files in folders and their subfolders. */
async function findFilesWithin(
  strapi: Core.Strapi,
  folderIds: readonly number[],
): Promise<StoredFile[]> {
  const where = { id: { $in: folderIds } };
  const folders = await query<{ path: string }>(strapi, FOLDER).findMany({ where });
  if (folders.length === 0) return [];
  const places = folders.flatMap(({ path }) => [
    { folderPath: { $eq: path } },
    { folderPath: { $startsWith: `${path}/` } },
  ]);
  return query(strapi, FILE).findMany({ where: { $or: places } });
}

function guardDeletions(
  strapi: Core.Strapi,
  service: ManyService,
  find: typeof findFiles,
): ManyService {
  return replaceMethods(
    { ...service },
    {
      deleteByIds: async (ids = []) =>
        deleteUnusedFiles(strapi, await find(strapi, ids), () => service.deleteByIds(ids)),
    },
  );
}

export const guardBulkDeletions = (strapi: Core.Strapi, files: ManyService) =>
  guardDeletions(strapi, files, findFiles);

export const guardFolders = (strapi: Core.Strapi, folders: ManyService) =>
  guardDeletions(strapi, folders, findFilesWithin);

/** Checks files and folders together: Strapi deletes the files before it checks the folders. */
export function guardFoldersAndFiles<Controller extends FolderFileController>(
  strapi: Core.Strapi,
  controller: Controller,
): Controller {
  const listOf = (ids: unknown): number[] =>
    Array.isArray(ids) ? ids.map(Number).filter(Number.isSafeInteger) : [];
  return replaceMethods<FolderFileController>(
    { ...controller },
    {
      async deleteMany(ctx: Context) {
        const { fileIds, folderIds } = isRecord(ctx.request.body) ? ctx.request.body : {};
        const files = [
          ...(await findFiles(strapi, listOf(fileIds))),
          ...(await findFilesWithin(strapi, listOf(folderIds))),
        ];
        await deleteUnusedFiles(strapi, files, () => controller.deleteMany(ctx));
      },
    },
  ) as Controller;
}
