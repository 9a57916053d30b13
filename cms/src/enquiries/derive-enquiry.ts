import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { RESULT_COLUMNS } from '../../contracts/enquiry-result';
import type { DocumentMiddleware } from '../platform/strapi/document-call';
import { panelUser } from '../platform/strapi/panel-user';
import { query } from '../platform/strapi/query';
import { toE164, INVALID_PHONE_REASON } from '../platform/values/phone';
import { pick } from '../platform/values/pick';
import {
  completeEditedEnquiry,
  completeNewEnquiry,
  type EnquiryData,
  type EnquiryRow,
} from './complete-new-enquiry';
import { deriveColumns } from './derive-columns';
import { ENQUIRY_UID } from './enquiry-rows';
import { readResponseTarget } from './response-target';

/** Normalises the telephone number to E.164. @throws ValidationError if it is invalid */
function normalisePhone(data: EnquiryData & { phone?: unknown } = {}): EnquiryData {
  const { phone } = data;
  if (typeof phone !== 'string' || phone.trim() === '') return data;
  const stored = toE164(phone);
  if (stored !== undefined) return { ...data, phone: stored };
  const message = `«Teléfono»: «${phone}» ${INVALID_PHONE_REASON}.`;
  throw new errors.ValidationError(message, {
    errors: [{ path: ['phone'], message, name: 'ValidationError' }],
  });
}

type Params = { documentId?: string; data?: EnquiryData };

async function readEdited(strapi: Core.Strapi, { documentId, data = {} }: Params) {
  const stored = await query<EnquiryRow>(strapi, ENQUIRY_UID).findOne({ where: { documentId } });
  if (!stored) return undefined;
  const who = panelUser(strapi)?.name;
  return who ? completeEditedEnquiry(stored, data, who) : { ...stored, ...data };
}

/**
 * Fills in the derived columns of an enquiry written by the seed or the panel. The stores in
 * `enquiries` and `api/enquiry/lib` bypass the Document Service and derive the columns themselves.
 */
export function deriveEnquiry(strapi: Core.Strapi): DocumentMiddleware {
  return async (ctx, next) => {
    if (ctx.uid !== ENQUIRY_UID || (ctx.action !== 'create' && ctx.action !== 'update'))
      return next();
    const { params } = ctx;
    params.data = normalisePhone(params.data);
    const isNew = ctx.action === 'create';
    const row = isNew
      ? completeNewEnquiry(params.data ?? {}, panelUser(strapi)?.name)
      : await readEdited(strapi, params);
    if (!row) return next();

    const { status, history, firstReplyAt, createdAt, folio } = row;
    params.data = {
      ...params.data,
      ...{ status, history, firstReplyAt, folio },
      ...pick(row, RESULT_COLUMNS),
      ...(isNew && { createdAt }),
      ...deriveColumns(row, await readResponseTarget(strapi)),
    };
    return next();
  };
}
