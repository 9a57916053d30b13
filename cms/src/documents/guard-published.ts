import { errors } from '@strapi/utils';
import type { Core, Modules } from '@strapi/strapi';

import { PUBLISHING_MESSAGES } from '../../contracts/publishing';
import { mayOnlyDraft } from '../lib/panel-user';
import { isPublicType } from '../lib/public-types';
import { draftOf, type Moments } from '../scheduling/schedule-fields';
import { timeOf } from '../scheduling/check-moments';

type Params = { documentId?: string; status?: string; data?: Moments };

const FIELDS = ['publishAt', 'unpublishAt'] as const;
const NONE: Moments = { publishAt: null, unpublishAt: null };

const isSame = (a: Moments['publishAt'], b: Moments['publishAt']) =>
  Object.is(timeOf(a), timeOf(b));

/**
 * Keeps what is published, and what will be, from whoever in the panel may only write drafts. Strapi
 * asks for the right to publish where it publishes; it lets everybody delete a published entry who
 * may delete a draft, and knows nothing of moments.
 */
export function guardPublished(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  // Of Strapi's errors with 403, the one whose message reaches the panel.
  const refuse = (message: string): never => {
    throw new errors.PolicyError(message);
  };

  async function checkDraft(uid: string, action: string, { documentId, data }: Params) {
    const draft: Moments | null =
      documentId === undefined || action === 'clone'
        ? null
        : await strapi.db.query(uid).findOne({ where: draftOf(documentId), select: [...FIELDS] });
    const stored = { ...NONE, ...draft };
    if (timeOf(stored.publishAt) > 0) refuse(PUBLISHING_MESSAGES.scheduled);
    const sent = { ...stored, ...data };
    if (FIELDS.some((field) => !isSame(stored[field], sent[field]))) {
      refuse(PUBLISHING_MESSAGES.publish);
    }
  }

  async function checkDelete(uid: string, params: Params) {
    const where = { documentId: params.documentId, publishedAt: { $notNull: true } };
    if ((await strapi.db.query(uid).count({ where })) > 0) refuse(PUBLISHING_MESSAGES.delete);
    await checkDraft(uid, 'delete', params);
  }

  return async (ctx, next) => {
    const { action, uid } = ctx;
    if (!isPublicType(strapi.contentType(uid)) || !mayOnlyDraft(strapi, uid)) return next();
    const params = ctx.params as Params;
    switch (action as string) {
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
