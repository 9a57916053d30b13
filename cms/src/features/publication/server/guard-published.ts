import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { PUBLISHING_MESSAGES } from '../../../../contracts/publishing';
import { timeOf } from '../../../content-model/check-schedule-dates';
import { isPublicType } from '../../../content-model/public-types';
import { whereDraft, type ScheduleDates } from '../../../content-model/schedule-dates';
import { bodyOf } from '../../../platform/http/context';
import type { DocumentCall, DocumentMiddleware } from '../../../platform/strapi/document-call';
import { mayOnlyDraft } from '../../../platform/strapi/panel-user';
import { query } from '../../../platform/strapi/query';

const FIELDS = ['publishAt', 'unpublishAt'] as const;
const NONE: ScheduleDates = { publishAt: null, unpublishAt: null };

/** Compares two dates, of which an empty one is no date. A text that is no date equals none. */
const isSame = (a: ScheduleDates['publishAt'], b: ScheduleDates['publishAt']) =>
  a && b ? timeOf(a) === timeOf(b) : !a && !b;

/**
 * Returns the dates that a form of the panel sent for an entry. Strapi removes them from the data of
 * users who may not write them, without a word. A copy starts without dates anyway.
 */
function readSentDates(strapi: Core.Strapi, { action, uid, params }: DocumentCall): ScheduleDates {
  const request = strapi.requestContext.get();
  const { model, id } = request?.params ?? {};
  const isEntry = model === uid && (id ?? params.documentId) === params.documentId;
  if (!request || !isEntry || action === 'clone') return {};
  const body = bodyOf(request);
  return Object.fromEntries(
    FIELDS.filter((name) => name in body).map((name) => [name, body[name]]),
  );
}

/**
 * Prevents panel users who may only write drafts from changing published and scheduled content.
 * Strapi requires the publish permission only for publishing: with the delete permission for drafts
 * they could also delete published entries, and it does not know about publication dates.
 */
export function guardPublished(strapi: Core.Strapi): DocumentMiddleware {
  // The only one of Strapi's 403 errors whose message is sent to the panel.
  const refuse = (message: string): never => {
    throw new errors.PolicyError(message);
  };

  async function checkDraft(ctx: DocumentCall) {
    const { action, uid, params } = ctx;
    const { documentId, data } = params;
    const draft =
      documentId === undefined || action === 'clone'
        ? null
        : await query<ScheduleDates>(strapi, uid).findOne({
            where: whereDraft(documentId),
            select: [...FIELDS],
          });
    const stored = { ...NONE, ...draft };
    if (timeOf(stored.publishAt) > 0) refuse(PUBLISHING_MESSAGES.scheduled);
    const sent: ScheduleDates = { ...stored, ...data, ...readSentDates(strapi, ctx) };
    if (FIELDS.some((field) => !isSame(stored[field], sent[field]))) {
      refuse(PUBLISHING_MESSAGES.schedule);
    }
  }

  async function checkDelete(ctx: DocumentCall) {
    const where = { documentId: ctx.params.documentId, publishedAt: { $notNull: true } };
    if ((await query(strapi, ctx.uid).count({ where })) > 0) refuse(PUBLISHING_MESSAGES.delete);
    await checkDraft(ctx);
  }

  return async (ctx, next) => {
    const { action, uid, params } = ctx;
    if (!isPublicType(strapi.contentType(uid)) || !mayOnlyDraft(strapi, uid)) return next();
    switch (action) {
      case 'publish':
      case 'unpublish':
        return refuse(PUBLISHING_MESSAGES.publish);
      case 'delete':
        await checkDelete(ctx);
        return next();
      case 'create':
      case 'clone':
      case 'update':
      case 'discardDraft':
        if (params.status === 'published') refuse(PUBLISHING_MESSAGES.publish);
        await checkDraft(ctx);
        return next();
      default:
        return next();
    }
  };
}
