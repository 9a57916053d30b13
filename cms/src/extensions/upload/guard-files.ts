import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';

import { PUBLISHING_MESSAGES } from '../../../contracts/publishing';
import { findFileUses, nameUses } from '../../content-uses/find-uses';
import { mayOnlyDraft, panelAbility, panelUser } from '../../lib/panel-user';
import { listPublicTypes } from '../../lib/public-types';

type StoredFile = { id: number; name: string };
type Info = { alternativeText?: string | null };
type Options = { user?: { id: number } };
type Changed = { id: number; alternativeText?: string | null };

export type UploadService = {
  remove(file: StoredFile): Promise<unknown>;
  replace(id: number | string, input: object, options?: Options): Promise<unknown>;
  updateFileInfo(id: number | string, info: Info, options?: Options): Promise<Changed>;
};
export type FileService = { deleteByIds(ids?: number[]): Promise<unknown> };

const FILE = 'plugin::upload.file';

async function refuseUsed(strapi: Core.Strapi, files: readonly StoredFile[]): Promise<void> {
  const ids = files.map(({ id }) => id);
  if ((await findFileUses(strapi, ids)).length === 0) return;
  for (const { id, name } of files) {
    const uses = await findFileUses(strapi, [id]);
    if (uses.length === 0) continue;
    throw new errors.ApplicationError(PUBLISHING_MESSAGES.fileInUse(name, nameUses(uses)));
  }
}

/** Who may not publish changes own pictures only, and none that visitors see. */
async function refuseToWriters(strapi: Core.Strapi, ids: readonly number[]): Promise<void> {
  const isWriter = listPublicTypes(strapi).every(({ uid }) => mayOnlyDraft(strapi, uid));
  if (!panelAbility(strapi) || !isWriter) return;
  const own = { id: { $in: ids }, createdBy: { id: panelUser(strapi)?.id } };
  if ((await strapi.db.query(FILE).count({ where: own })) < ids.length) {
    throw new errors.PolicyError(PUBLISHING_MESSAGES.pictureOfOthers);
  }
  const uses = await findFileUses(strapi, ids);
  if (uses.some(({ isPublished }) => isPublished)) {
    throw new errors.PolicyError(PUBLISHING_MESSAGES.picture);
  }
}

/**
 * Keeps pictures that content shows: nobody deletes one, by itself, with others or with its folder,
 * and who may not publish does not change one that is published either.
 */
export function guardFiles(strapi: Core.Strapi, upload: UploadService): UploadService {
  return {
    ...upload,
    async remove(file) {
      await refuseToWriters(strapi, [file.id]);
      await refuseUsed(strapi, [file]);
      return upload.remove(file);
    },
    async replace(id, input, options) {
      await refuseToWriters(strapi, [Number(id)]);
      return upload.replace(id, input, options);
    },
    async updateFileInfo(id, info, options) {
      await refuseToWriters(strapi, [Number(id)]);
      const files = strapi.db.query(FILE);
      const before: Changed | null = await files.findOne({ where: { id } });
      const changed = await upload.updateFileInfo(id, info, options);
      const isEmptied = info.alternativeText === '' && before?.alternativeText !== '';
      if (!isEmptied || !panelAbility(strapi)) return changed;
      // An empty text is the dashboard's mark of decoration; who only empties the field says nothing.
      return files.update({ where: { id }, data: { alternativeText: null } });
    },
  };
}

/** Many at once: all of them are looked at before the first one is gone. */
export function guardManyFiles(strapi: Core.Strapi, service: FileService): FileService {
  return {
    ...service,
    async deleteByIds(ids = []) {
      const files: StoredFile[] = await strapi.db.query(FILE).findMany({
        where: { id: { $in: ids } },
      });
      await refuseToWriters(
        strapi,
        files.map(({ id }) => id),
      );
      await refuseUsed(strapi, files);
      return service.deleteByIds(ids);
    },
  };
}
