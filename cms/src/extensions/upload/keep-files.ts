import { AsyncLocalStorage } from 'node:async_hooks';

import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';

import { PUBLISHING_MESSAGES } from '../../../contracts/publishing';
import { listFileUses } from '../../content-uses/find-file-uses';
import { nameUses } from '../../content-uses/use';
import { mayOnlyDraft, panelAbility, panelUser } from '../../lib/panel-user';
import { listPublicTypes } from '../../lib/public-types';

export type StoredFile = { id: number; name: string };

const FILE = 'plugin::upload.file';

/** The files that may go: for many at once Strapi asks the service that deletes one of them. */
const released = new AsyncLocalStorage<ReadonlySet<number>>();

function isWriter(strapi: Core.Strapi): boolean {
  if (!panelAbility(strapi)) return false;
  return listPublicTypes(strapi).every(({ uid }) => mayOnlyDraft(strapi, uid));
}

async function refuseOfOthers(strapi: Core.Strapi, ids: readonly number[]): Promise<void> {
  const own = { id: { $in: ids }, createdBy: { id: panelUser(strapi)?.id } };
  if ((await strapi.db.query(FILE).count({ where: own })) < ids.length) {
    throw new errors.PolicyError(PUBLISHING_MESSAGES.pictureOfOthers);
  }
}

/** Who may not publish changes own pictures only, and none that visitors see, or will. */
export async function refuseToWriters(strapi: Core.Strapi, id: number): Promise<void> {
  if (!isWriter(strapi)) return;
  await refuseOfOthers(strapi, [id]);
  const uses = (await listFileUses(strapi)).get(id) ?? [];
  if (uses.some(({ isPublished }) => isPublished)) {
    throw new errors.PolicyError(PUBLISHING_MESSAGES.picture);
  }
  if (uses.some(({ isAwaited }) => isAwaited)) {
    throw new errors.PolicyError(PUBLISHING_MESSAGES.pictureScheduled);
  }
}

/**
 * Deletes files, unless an entry shows one of them, or one is of others than the writer who deletes
 * it. All are looked at before the first one is gone, and what is written is read once for all.
 */
export async function releaseFiles<Result>(
  strapi: Core.Strapi,
  files: readonly StoredFile[],
  remove: () => Promise<Result>,
): Promise<Result> {
  const before = released.getStore() ?? new Set();
  const asked = files.filter(({ id }) => !before.has(id));
  if (asked.length === 0) return remove();
  const ids = [...new Set(asked.map(({ id }) => id))];
  if (isWriter(strapi)) await refuseOfOthers(strapi, ids);
  const uses = await listFileUses(strapi);
  for (const { id, name } of asked) {
    const own = uses.get(id);
    if (own) throw new errors.ApplicationError(PUBLISHING_MESSAGES.fileInUse(name, nameUses(own)));
  }
  return released.run(new Set([...before, ...ids]), remove);
}
