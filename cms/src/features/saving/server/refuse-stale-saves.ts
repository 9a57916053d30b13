import type { Core } from '@strapi/strapi';

import { DASHBOARD_ENQUIRY_MESSAGES } from '../../../../contracts/dashboard-enquiry';
import { ENQUIRY_UID } from '../../../../contracts/enquiry';
import { type SaveConflict, SAVING_MESSAGES } from '../../../../contracts/saving';
import { lockEntry } from '../../../content-model/lock-entry';
import { isPublicType } from '../../../content-model/public-types';
import { whereDraft } from '../../../content-model/schedule-dates';
import { bodyOf, type Context } from '../../../platform/http/context';
import { conflict } from '../../../platform/http/errors';
import type { DocumentMiddleware } from '../../../platform/strapi/document-call';
import { nameOfPanelUser, type PanelUser } from '../../../platform/strapi/panel-user';
import { query } from '../../../platform/strapi/query';

type Draft = { updatedAt: string; updatedBy: PanelUser | null };
type Entry = { uid: string; documentId: string };

const OVERWRITES = new Set<string>(['update', 'publish', 'discardDraft']);

/** Returns the `updatedAt` that the panel sent for the entry in the request path, if any. */
function readBase(request: Context | undefined, { uid, documentId }: Entry): unknown {
  if (!request?.state.userAbility || request.state.isBaseChecked) return undefined;
  const { model, id } = request.params ?? {};
  const isEntry = model === uid && (id ?? documentId) === documentId;
  return isEntry ? bodyOf(request).updatedAt : undefined;
}

/**
 * Compares the draft, or the enquiry, with the version that the form of the panel was based on. The rows of the
 * entry stay locked until the end of the transaction, so that only one of two concurrent saves
 * succeeds.
 * @throws HttpError (409) if it changed
 */
async function compareBase(strapi: Core.Strapi, { uid, documentId }: Entry, base: unknown) {
  await lockEntry(strapi, { uid, documentId });
  const isEnquiry = uid === ENQUIRY_UID;
  const draft = await query<Draft>(strapi, uid).findOne({
    where: isEnquiry ? { documentId } : whereDraft(documentId),
    select: ['updatedAt'],
    populate: { updatedBy: { select: ['id', 'firstname', 'lastname', 'username'] } },
  });
  const storedAt = new Date(draft?.updatedAt ?? NaN);
  if (!draft || storedAt.getTime() === new Date(String(base)).getTime()) return;
  if (isEnquiry) throw conflict(DASHBOARD_ENQUIRY_MESSAGES.stale);
  const { updatedBy } = draft;
  const change: SaveConflict = {
    who: updatedBy ? nameOfPanelUser(updatedBy) : null,
    isOwn: updatedBy?.id === strapi.requestContext.get()?.state.user?.id,
    at: storedAt.toISOString(),
  };
  throw conflict(SAVING_MESSAGES.changedBy(change.who, change.isOwn), change);
}

/** Rejects saves, publications and discards in the panel that are based on an older version. */
export function refuseStaleSaves(strapi: Core.Strapi): DocumentMiddleware {
  return async (ctx, next) => {
    const { uid } = ctx;
    const { documentId } = ctx.params;
    const isCompared = uid === ENQUIRY_UID || isPublicType(strapi.contentType(uid));
    if (!documentId || !OVERWRITES.has(ctx.action) || !isCompared) return next();
    const request = strapi.requestContext.get();
    const base = readBase(request, { uid, documentId });
    if (!request || base === undefined) return next();
    return strapi.db.transaction(async () => {
      await compareBase(strapi, { uid, documentId }, base);
      // Publishing saves the draft first, which changes `updatedAt`.
      request.state.isBaseChecked = true;
      return next();
    });
  };
}
