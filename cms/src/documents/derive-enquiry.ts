import { errors } from '@strapi/utils';
import type { Core, Modules } from '@strapi/strapi';

import {
  completeEdit,
  completeNew,
  type EnquiryData,
  type EnquiryRow,
} from '../api/enquiry/lib/complete';
import { deriveColumns } from '../api/enquiry/lib/derived';
import { readPromise } from '../api/enquiry/lib/promise';
import { panelUser } from '../lib/panel-user';
import { toE164 } from '../lib/phone';
import { PHONE_REFUSAL } from '../publish-rules/formats';

/** A phone as people write it, in the form in which it is stored. */
function withStoredPhone(data: EnquiryData & { phone?: unknown } = {}): EnquiryData {
  const { phone } = data;
  if (typeof phone !== 'string' || phone.trim() === '') return data;
  const stored = toE164(phone);
  if (stored !== undefined) return { ...data, phone: stored };
  const message = `«Teléfono»: «${phone}» ${PHONE_REFUSAL}.`;
  throw new errors.ValidationError(message, {
    errors: [{ path: ['phone'], message, name: 'ValidationError' }],
  });
}

type Params = { documentId?: string; data?: EnquiryData };

const UID = 'api::enquiry.enquiry';

async function readEdited(strapi: Core.Strapi, { documentId, data = {} }: Params) {
  const stored: EnquiryRow | null = await strapi.db.query(UID).findOne({ where: { documentId } });
  if (!stored) return undefined;
  const who = panelUser(strapi)?.name;
  return who ? completeEdit(stored, data, who) : { ...stored, ...data };
}

/**
 * Fills in the derived columns of an enquiry, whoever writes it: a visitor, the seed or the panel.
 * The dashboard's changes do not pass here: `desk-store.ts` compares and writes in one statement.
 */
export function deriveEnquiry(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (ctx, next) => {
    if (ctx.uid !== UID || (ctx.action !== 'create' && ctx.action !== 'update')) return next();
    const params = ctx.params as Params;
    params.data = withStoredPhone(params.data);
    const isNew = ctx.action === 'create';
    const row = isNew
      ? completeNew(params.data ?? {}, panelUser(strapi)?.name)
      : await readEdited(strapi, params);
    if (!row) return next();

    const { status, history, firstReplyAt, createdAt, folio } = row;
    params.data = {
      ...params.data,
      ...{ status, history, firstReplyAt, folio },
      ...(isNew && { createdAt }),
      ...deriveColumns(row, await readPromise(strapi)),
    };
    return next();
  };
}
