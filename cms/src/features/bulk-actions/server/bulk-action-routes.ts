import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import {
  BULK_ACTIONS,
  BULK_MESSAGES,
  type BulkEntry,
  type BulkRequest,
  type BulkResponse,
  MAX_BULK_ENTRIES,
} from '../../../../contracts/bulk-actions';
import { describeRefusal, isRefusal } from '../../../content-model/bulk/describe-refusal';
import { runEach, tryEach } from '../../../content-model/bulk/run-bulk';
import { labelOf } from '../../../content-model/entry-label';
import { accessTo, findPublicType } from '../../../content-model/panel-access';
import { bodyOf, type Context } from '../../../platform/http/context';
import { documentsOf } from '../../../platform/strapi/documents-of';
import { registerPanelRoutes } from '../../../platform/strapi/panel-routes';
import { query } from '../../../platform/strapi/query';

type Row = Record<string, unknown> & { documentId: string };
type ReadWarnings = (strapi: Core.Strapi, uid: never, documentId: string) => Promise<string[]>;

function readRequest(body: Record<string, unknown>): BulkRequest | undefined {
  const { documentIds } = body;
  const action = BULK_ACTIONS.find((each) => each === body.action);
  const isList =
    Array.isArray(documentIds) &&
    documentIds.length <= MAX_BULK_ENTRIES &&
    documentIds.every((id): id is string => typeof id === 'string');
  return isList && action ? { action, documentIds } : undefined;
}

/** Registers the actions for several entries, which check and execute each entry separately. */
export function registerBulkActionRoutes(strapi: Core.Strapi, readWarnings: ReadWarnings): void {
  async function handle(ctx: Context, isTrial: boolean) {
    const type = findPublicType(strapi, ctx.params.uid);
    if (!type || type.kind === 'singleType') return ctx.notFound();
    const request = readRequest(bodyOf(ctx));
    if (!request) return ctx.badRequest();
    const { uid } = type;
    const { action, documentIds } = request;
    const { can } = accessTo(strapi, ctx, uid);
    const permission = action === 'delete' ? 'delete' : 'publish';
    if (!can.read() || !can[permission]()) return ctx.forbidden();
    const rows = await query<Row>(strapi, uid).findMany({
      where: { documentId: { $in: documentIds }, publishedAt: null },
      populate: ['createdBy'],
    });
    if (rows.some((row) => !can.read(row) || !can[permission](row))) return ctx.forbidden();
    const byId = new Map(rows.map((row) => [row.documentId, row]));
    const act = async (documentId: string) => {
      if (!byId.has(documentId)) throw new errors.NotFoundError(BULK_MESSAGES.gone);
      await documentsOf(strapi, uid)[action]({ documentId });
    };
    const inTransaction = (id: string) => strapi.db.transaction(() => act(id));
    const { refused } = isTrial
      ? await tryEach(strapi, type.uid, documentIds, act)
      : await runEach(documentIds, inTransaction);
    const data: BulkEntry[] = [];
    for (const documentId of documentIds) {
      const row = byId.get(documentId);
      const error = refused.get(documentId);
      if (error instanceof Error && !isRefusal(error)) {
        strapi.log.error(`Bulk ${action} of ${uid} ${documentId} failed: ${error.stack}`);
      }
      const isWarned = isTrial && action === 'publish' && error === undefined;
      data.push({
        documentId,
        name: row ? labelOf(type, row).name : documentId,
        refusal: error === undefined ? null : describeRefusal(strapi, uid, error),
        warnings: isWarned ? await readWarnings(strapi, uid as never, documentId) : [],
      });
    }
    ctx.body = { data } satisfies BulkResponse;
  }

  registerPanelRoutes(strapi, '/bulk-actions', [
    ['POST', '/:uid/check', (ctx) => handle(ctx, true)],
    ['POST', '/:uid/run', (ctx) => handle(ctx, false)],
  ]);
}
