import type { Core } from '@strapi/strapi';

import {
  type Change,
  type EntryHistoryResponse,
  HISTORY_MESSAGES,
  type RestoreResponse,
} from '../../../../contracts/history';
import { openDraft } from '../../../content-model/panel-access';
import { readableFields } from '../../../content-model/readable-fields';
import {
  KEPT_VERSIONS,
  VERSION_UID,
  type VersionRow,
  entryColumns,
} from '../../../content-model/version-row';
import { bodyOf, type Context, userOf } from '../../../platform/http/context';
import { forbidden } from '../../../platform/http/errors';
import { registerPanelRoutes } from '../../../platform/strapi/panel-routes';
import { query } from '../../../platform/strapi/query';
import { createVersionRestorer } from './version-restorer';

const LISTED = ['documentId', 'action', 'origin', 'who', 'at', 'changes'];

/** Registers the routes that list and restore versions of an entry. */
export function registerHistoryRoutes(strapi: Core.Strapi): void {
  const restore = createVersionRestorer(strapi);

  async function list(ctx: Context) {
    const { access, draft, entry } = await openDraft(strapi, ctx, HISTORY_MESSAGES);
    const rows = await query<VersionRow>(strapi, VERSION_UID).findMany({
      where: entryColumns(entry),
      select: LISTED,
      orderBy: { id: 'desc' },
      limit: KEPT_VERSIONS,
    });
    const readable = readableFields(strapi, access, draft, entry.uid);
    const mayRead = ({ path }: Change) => readable.has(path[0]?.field ?? '');
    const versions = rows.map(({ documentId: id, action, origin, who, at, changes }) => ({
      ...{ id, action, origin, who },
      at: new Date(at).toISOString(),
      changes: changes.filter(mayRead),
    }));
    const data = { versions, canRestore: access.can.update(draft) };
    ctx.body = { data } satisfies EntryHistoryResponse;
  }

  async function restoreVersion(ctx: Context) {
    const { access, draft, entry } = await openDraft(strapi, ctx, HISTORY_MESSAGES);
    if (!access.can.update(draft)) throw forbidden(HISTORY_MESSAGES.mayNotRestore);
    const { version } = bodyOf(ctx);
    const id = typeof version === 'string' ? version : '';
    const leftOut = await restore(entry, id, { access, draft, user: userOf(ctx) });
    ctx.body = { data: { leftOut } } satisfies RestoreResponse;
  }

  registerPanelRoutes(strapi, '/history-panel', [
    ['GET', '/entries/:uid/:documentId', list],
    ['POST', '/entries/:uid/:documentId/restore', restoreVersion],
  ]);
}
