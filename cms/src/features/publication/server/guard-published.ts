import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { PUBLISHING_MESSAGES } from '../../../../contracts/publishing';
import { timeOf } from '../../../content-model/check-schedule-dates';
import { isPublicType } from '../../../content-model/public-types';
import { whereDraft, type ScheduleDates } from '../../../content-model/schedule-dates';
import type { DocumentCall, DocumentMiddleware } from '../../../platform/strapi/document-call';
import { mayOnlyDraft } from '../../../platform/strapi/panel-user';
import { query } from '../../../platform/strapi/query';

type Params = DocumentCall['params'];

const FIELDS = ['publishAt', 'unpublishAt'] as const;
const NONE: ScheduleDates = { publishAt: null, unpublishAt: null };

const isSame = (a: ScheduleDates['publishAt'], b: ScheduleDates['publishAt']) =>
  Object.is(timeOf(a), timeOf(b));

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

  async function checkDraft(uid: string, action: string, { documentId, data }: Params) {
    const draft =
      documentId === undefined || action === 'clone'
        ? null
        : await query<ScheduleDates>(strapi, uid).findOne({
            where: whereDraft(documentId),
            select: [...FIELDS],
          });
    const stored = { ...NONE, ...draft };
    if (timeOf(stored.publishAt) > 0) refuse(PUBLISHING_MESSAGES.scheduled);
    const sent = { ...stored, ...data };
    if (FIELDS.some((field) => !isSame(stored[field], sent[field]))) {
      refuse(PUBLISHING_MESSAGES.publish);
    }
  }

  async function checkDelete(uid: string, params: Params) {
    const where = { documentId: params.documentId, publishedAt: { $notNull: true } };
    if ((await query(strapi, uid).count({ where })) > 0) refuse(PUBLISHING_MESSAGES.delete);
    await checkDraft(uid, 'delete', params);
  }

  return async (ctx, next) => {
    const { action, uid, params } = ctx;
    if (!isPublicType(strapi.contentType(uid)) || !mayOnlyDraft(strapi, uid)) return next();
    switch (action) {
      case 'publish':
      case 'unpublish':
        return refuse(PUBLISHING_MESSAGES.publish);
      case 'delete':
        await checkDelete(uid, params);
        return next();
      case 'create':
      case 'clone':
      case 'update':
      case 'discardDraft':
        if (params.status === 'published') refuse(PUBLISHING_MESSAGES.publish);
        await checkDraft(uid, action, params);
        return next();
      default:
        return next();
    }
  };
}
