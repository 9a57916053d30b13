import { AsyncLocalStorage } from 'node:async_hooks';

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { PUBLISHING_MESSAGES } from '../../../contracts/publishing';
import { listPublicTypes } from '../../content-model/public-types';
import { findFileUsage } from '../../features/publish-checks/server/find-file-usage';
import { formatFileUsage } from '../../features/publish-checks/server/found-usage';
import { mayOnlyDraft, panelAbility, panelUser } from '../../platform/strapi/panel-user';
import { query } from '../../platform/strapi/query';

export type StoredFile = { id: number; name: string };

const FILE = 'plugin::upload.file';

/** Files already checked: Strapi deletes many files through the service that deletes one. */
const checkedIds = new AsyncLocalStorage<ReadonlySet<number>>();

function isWriter(strapi: Core.Strapi): boolean {
  if (!panelAbility(strapi)) return false;
  return listPublicTypes(strapi).every(({ uid }) => mayOnlyDraft(strapi, uid));
}

async function assertOwnFiles(strapi: Core.Strapi, ids: readonly number[]): Promise<void> {
  const own = { id: { $in: ids }, createdBy: { id: panelUser(strapi)?.id } };
  if ((await query(strapi, FILE).count({ where: own })) < ids.length) {
    throw new errors.PolicyError(PUBLISHING_MESSAGES.pictureOfOthers);
  }
}

/**
 * Allows users who may not publish to change only their own pictures, and none that are published
 * or scheduled.
 * @throws PolicyError
 */
export async function assertMayChangeFile(strapi: Core.Strapi, id: number): Promise<void> {
  if (!isWriter(strapi)) return;
  await assertOwnFiles(strapi, [id]);
  const usages = (await findFileUsage(strapi)).get(id) ?? [];
  if (usages.some(({ isPublished }) => isPublished)) {
    throw new errors.PolicyError(PUBLISHING_MESSAGES.picture);
  }
  if (usages.some(({ isAwaited }) => isAwaited)) {
    throw new errors.PolicyError(PUBLISHING_MESSAGES.pictureScheduled);
  }
}

/**
 * Deletes files that no entry uses. Checks all files before the first deletion and reads the
 * content once.
 * @throws ApplicationError if a file is in use
 * @throws PolicyError if a user who may not publish deletes a file of another user
 */
export async function deleteUnusedFiles<Result>(
  strapi: Core.Strapi,
  files: readonly StoredFile[],
  remove: () => Promise<Result>,
): Promise<Result> {
  const before = checkedIds.getStore() ?? new Set();
  const unchecked = files.filter(({ id }) => !before.has(id));
  if (unchecked.length === 0) return remove();
  const ids = [...new Set(unchecked.map(({ id }) => id))];
  if (isWriter(strapi)) await assertOwnFiles(strapi, ids);
  const usages = await findFileUsage(strapi);
  for (const { id, name } of unchecked) {
    const usage = usages.get(id);
    if (usage)
      throw new errors.ApplicationError(
        PUBLISHING_MESSAGES.fileInUse(name, formatFileUsage(usage)),
      );
  }
  return checkedIds.run(new Set([...before, ...ids]), remove);
}
