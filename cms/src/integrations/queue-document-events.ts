import type { Core } from '@strapi/strapi';

import {
  ENQUIRY_UID,
  type EnquiryHistoryRecord,
  type EnquiryStatus,
} from '../../contracts/enquiry';
import { type DocumentMiddleware, documentIdOf } from '../platform/strapi/document-call';
import { query } from '../platform/strapi/query';
import {
  queueChangedEnquiry,
  queueCreatedEnquiries,
  queueDeletedEnquiries,
  queueSubscription,
} from './queue-events';
import { SUBSCRIPTION_UID } from './shared-resources';

type Enquiry = {
  documentId: string;
  status: EnquiryStatus;
  history: EnquiryHistoryRecord[] | null;
};

async function queueEnquiryEvent(
  strapi: Core.Strapi,
  documentId: string,
  before: Enquiry | null,
): Promise<void> {
  const after = await query<Enquiry>(strapi, ENQUIRY_UID).findOne({ where: { documentId } });
  if (!after) await queueDeletedEnquiries(strapi, before ? [documentId] : []);
  else if (before) await queueChangedEnquiry(strapi, before, after);
  else await queueCreatedEnquiries(strapi, [after]);
}

const CHANGES = ['create', 'update', 'delete'];

/**
 * Queues the events of enquiries and subscriptions that change in the CMS panel or by the seed, in the
 * transaction of the change. The stores in `enquiries` and `api` bypass the Document Service and queue
 * theirs themselves.
 */
export function queueDocumentEvents(strapi: Core.Strapi): DocumentMiddleware {
  return async (ctx, next) => {
    const hasEvents = ctx.uid === ENQUIRY_UID || ctx.uid === SUBSCRIPTION_UID;
    if (!hasEvents || !CHANGES.includes(ctx.action)) return next();
    return strapi.db.transaction(async () => {
      const given = ctx.params.documentId;
      const before = given
        ? await query<Enquiry>(strapi, ctx.uid).findOne({ where: { documentId: given } })
        : null;
      const result = await next();
      const id = given ?? documentIdOf(result);
      if (ctx.uid === ENQUIRY_UID) await queueEnquiryEvent(strapi, id, before);
      else if (ctx.action === 'create')
        await queueSubscription(strapi, 'subscription.created', [id]);
      else if (ctx.action === 'delete' && before) {
        await queueSubscription(strapi, 'subscription.deleted', [id]);
      }
      return result;
    });
  };
}
