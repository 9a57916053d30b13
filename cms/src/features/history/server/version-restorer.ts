import type { Core } from '@strapi/strapi';

import { HISTORY_MESSAGES, type LeftOut } from '../../../../contracts/history';
import type { Content } from '../../../content-model/content-attributes';
import { isSlugTaken } from '../../../content-model/is-slug-taken';
import type { PanelAccess } from '../../../content-model/panel-access';
import { type Entry, VERSION_UID, entryColumns } from '../../../content-model/version-row';
import { notFound } from '../../../platform/http/errors';
import { modelOf } from '../../../platform/strapi/model';
import { query } from '../../../platform/strapi/query';
import { collectLinks, buildRestoreData } from './build-restore-data';

type Person = { id: number };
type Manager = { update(id: string, uid: string, options: object): Promise<unknown> };

const FILE_UID = 'plugin::upload.file';

/** Creates a function that restores a version of an entry as its draft. */
export function createVersionRestorer(strapi: Core.Strapi) {
  const getModel = (uid: string) => modelOf(strapi, uid);

  async function readExisting(uid: string, content: Content) {
    const { files, entries } = collectLinks(getModel, uid, content);
    const found = await query<{ id: number }>(strapi, FILE_UID).findMany({
      where: { id: { $in: [...files] } },
      select: ['id'],
    });
    const existing = new Map<string, Set<string>>();
    for (const [target, ids] of entries) {
      const rows = await query<{ documentId: string }>(strapi, target).findMany({
        where: { documentId: { $in: [...ids] } },
        select: ['documentId'],
      });
      existing.set(target, new Set(rows.map(({ documentId }) => documentId)));
    }
    return { files: new Set(found.map(({ id }) => id)), entries: existing };
  }

  /** Omits a slug that another entry uses now. */
  async function withoutTakenSlug({ uid, documentId }: Entry, data: Content) {
    const { slug, ...rest } = data;
    if (typeof slug !== 'string' || !(await isSlugTaken(strapi, uid, slug, documentId))) {
      return { free: data, taken: [] };
    }
    const path = [{ owner: `content-types.${uid}`, field: 'slug' }];
    const taken: LeftOut[] = [{ path, reason: 'taken', name: slug }];
    return { free: rest, taken };
  }

  /**
   * Restores a version as the draft of the entry; the published version does not change. Saves it
   * like the form of the panel, with its validation and the update permissions of the user.
   * @returns the values that were not restored
   * @throws HttpError if the version does not exist
   */
  return async function restore(
    entry: Entry,
    version: string,
    { access, draft, user }: { access: PanelAccess; draft: object; user: Person },
  ): Promise<LeftOut[]> {
    const { uid, documentId } = entry;
    const row = await query<{ content: Content }>(strapi, VERSION_UID).findOne({
      where: { ...entryColumns(entry), documentId: version },
      select: ['content'],
    });
    if (!row) throw notFound(HISTORY_MESSAGES.noVersion);
    const existing = await readExisting(uid, row.content);
    const { data, leftOut } = buildRestoreData(getModel, uid, row.content, existing);
    const { free, taken } = await withoutTakenSlug(entry, data);

    const allowed = await access.sanitizeUpdateInput(draft)(free);
    const forbidden = Object.keys(free)
      .filter((field) => !(field in allowed))
      .map((field): LeftOut => ({
        path: [{ owner: `content-types.${uid}`, field }],
        reason: 'forbidden',
        name: null,
      }));
    // UPSTREAM: @strapi/content-manager 5.54 · `update` of the service `document-manager`
    // why: saves like the form of the panel, with its validation
    // test: cms/tests/api/history-restore.test.ts
    // until: the Document Service does all of it
    const manager: Manager = strapi.plugin('content-manager').service('document-manager');
    await manager.update(documentId, uid, { data: { ...allowed, updatedBy: user.id } });
    return [...leftOut, ...taken, ...forbidden];
  };
}
