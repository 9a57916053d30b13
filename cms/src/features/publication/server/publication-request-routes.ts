import type { Core } from '@strapi/strapi';

import { describeExcess } from '../../../../contracts/excess';
import {
  type EntryRequestResponse,
  REQUEST_MESSAGES,
  REQUEST_TEXT_LIMIT,
  type RequestQueueResponse,
} from '../../../../contracts/publication-requests';
import { lockEntry } from '../../../content-model/lock-entry';
import { accessTo, findPublicType, openDraft } from '../../../content-model/panel-access';
import { bodyOf, type Context, userOf } from '../../../platform/http/context';
import { conflict, forbidden, invalidField } from '../../../platform/http/errors';
import { documentsOf } from '../../../platform/strapi/documents-of';
import { registerPanelRoutes } from '../../../platform/strapi/panel-routes';
import { nameOfPanelUser } from '../../../platform/strapi/panel-user';
import { query } from '../../../platform/strapi/query';
import { describeRequest } from './describe-request';
import { listRequests } from './list-requests';
import { addRequest, findLatestRequest, settleRequest } from './requests';

type Opened = Awaited<ReturnType<typeof openEntry>>;

/** @throws HttpError when the text is too long */
function readText(ctx: Context, field: 'note' | 'comment'): string {
  const value = bodyOf(ctx)[field];
  const text = typeof value === 'string' ? value.trim() : '';
  const excess = describeExcess(text.length, REQUEST_TEXT_LIMIT);
  if (excess) throw invalidField([field], excess);
  return text;
}

/** Returns the entry of the path, its draft and what the user may do. @throws HttpError */
async function openEntry(strapi: Core.Strapi, ctx: Context) {
  const { entry, draft, access } = await openDraft(strapi, ctx, REQUEST_MESSAGES);
  const { can } = access;
  const { uid, documentId } = entry;
  const published = await query(strapi, uid).findOne({
    where: { documentId, publishedAt: { $notNull: true } },
    select: ['updatedAt'],
  });
  return {
    entry,
    user: userOf(ctx),
    draft,
    hasChanges: !published || new Date(draft.updatedAt) > new Date(published.updatedAt),
    canDecide: can.publish(draft),
    canRequest: can.update(draft) && !can.publish(draft),
  };
}

async function describe(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { entry, user, draft, hasChanges, canDecide, canRequest } = await openEntry(strapi, ctx);
  const row = await findLatestRequest(strapi, entry);
  ctx.body = {
    data: {
      request: row && describeRequest(row, draft, user.id),
      hasChanges,
      draftUpdatedAt: new Date(draft.updatedAt).toISOString(),
      canRequest,
      canDecide,
    },
  } satisfies EntryRequestResponse;
}

/** Returns the open request that the user saw. @throws HttpError when it was settled or replaced */
async function findSeen(strapi: Core.Strapi, ctx: Context, { entry }: Opened) {
  const row = await findLatestRequest(strapi, entry);
  if (!row || row.state !== 'requested' || bodyOf(ctx).request !== row.documentId) {
    throw conflict(REQUEST_MESSAGES.isSettled);
  }
  return row;
}

/** Registers the routes of publication requests and of their queue. */
export function registerPublicationRequestRoutes(strapi: Core.Strapi): void {
  /** Runs `change` while the entry is locked and responds with the resulting state. */
  const whileLocked = (change: (ctx: Context, opened: Opened) => Promise<void>) =>
    async function handle(ctx: Context): Promise<void> {
      await strapi.db.transaction(async () => {
        const { entry } = await openEntry(strapi, ctx);
        await lockEntry(strapi, entry);
        await change(ctx, await openEntry(strapi, ctx));
      });
      await describe(strapi, ctx);
    };

  async function request(ctx: Context, opened: Opened) {
    const { entry, draft, user } = opened;
    if (!opened.canRequest) throw forbidden(REQUEST_MESSAGES.mayNotRequest);
    if (!opened.hasChanges) throw conflict(REQUEST_MESSAGES.noChanges);
    if (draft.publishAt) throw conflict(REQUEST_MESSAGES.isScheduled);
    const latest = await findLatestRequest(strapi, entry);
    if (latest?.state === 'requested') {
      throw conflict(REQUEST_MESSAGES.isOpen(latest.requestedBy));
    }
    await addRequest(strapi, entry, {
      note: readText(ctx, 'note') || null,
      requestedById: user.id,
      requestedBy: nameOfPanelUser(user),
      draftUpdatedAt: draft.updatedAt,
    });
  }

  async function withdraw(ctx: Context, opened: Opened) {
    const { requestedById } = await findSeen(strapi, ctx, opened);
    if (requestedById !== opened.user.id) throw forbidden(REQUEST_MESSAGES.mayNotWithdraw);
    await settleRequest(strapi, opened.entry, { state: 'withdrawn', settledBy: null });
  }

  async function returnRequest(ctx: Context, opened: Opened) {
    if (!opened.canDecide) throw forbidden(REQUEST_MESSAGES.mayNotDecide);
    const comment = readText(ctx, 'comment');
    if (comment === '') throw invalidField(['comment'], REQUEST_MESSAGES.noComment);
    await findSeen(strapi, ctx, opened);
    const settledBy = nameOfPanelUser(opened.user);
    await settleRequest(strapi, opened.entry, { state: 'returned', settledBy, comment });
  }

  async function publish(ctx: Context, opened: Opened) {
    const { entry, draft } = opened;
    if (!opened.canDecide) throw forbidden(REQUEST_MESSAGES.mayNotDecide);
    await findSeen(strapi, ctx, opened);
    if (new Date(draft.updatedAt).toISOString() !== bodyOf(ctx).draftUpdatedAt) {
      throw conflict(REQUEST_MESSAGES.hasChanged);
    }
    // The Document Service middleware that runs on every publish settles the request.
    await documentsOf(strapi, entry.uid).publish({ documentId: entry.documentId });
  }

  async function queue(ctx: Context) {
    const mayDecide = (uid: string) =>
      findPublicType(strapi, uid) !== undefined && accessTo(strapi, ctx, uid).can.publish();
    const data = await listRequests(strapi, { account: userOf(ctx).id, mayDecide });
    ctx.body = { data } satisfies RequestQueueResponse;
  }

  const entry = '/entries/:uid/:documentId';
  registerPanelRoutes(strapi, '/publication-requests', [
    ['GET', '/', queue],
    ['GET', entry, (ctx) => describe(strapi, ctx)],
    ['POST', entry, whileLocked(request)],
    ['POST', `${entry}/withdraw`, whileLocked(withdraw)],
    ['POST', `${entry}/return`, whileLocked(returnRequest)],
    ['POST', `${entry}/publish`, whileLocked(publish)],
  ]);
}
