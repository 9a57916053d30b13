import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { ENQUIRY_UID } from '../../contracts/enquiry';
import { RESULT_COLUMNS } from '../../contracts/enquiry-result';
import { readPhone } from '../../contracts/read-phone';
import type { DocumentMiddleware } from '../platform/strapi/document-call';
import { panelUser } from '../platform/strapi/panel-user';
import { query } from '../platform/strapi/query';
import { INVALID_PHONE_REASON } from '../platform/values/phone';
import { pick } from '../platform/values/pick';
import {
  completeEditedEnquiry,
  completeNewEnquiry,
  type EnquiryData,
  type EnquiryRow,
} from './complete-new-enquiry';
import { deriveColumns } from './derive-columns';
import { readResponseTarget } from './response-target';

/** Normalises the telephone number to E.164. @throws ValidationError if it is not one number */
function normalisePhone(data: EnquiryData & { phone?: unknown } = {}): EnquiryData {
  const { phone } = data;
  if (typeof phone !== 'string' || phone.trim() === '') return data;
  const { number, extension, isWhole } = readPhone(phone) ?? { isWhole: false };
  if (isWhole) {
    const found = { phone: number, phoneAsTyped: null };
    return { ...data, ...found, ...(extension && { phoneExtension: extension }) };
  }
  const message = `«Teléfono»: «${phone}» ${INVALID_PHONE_REASON}.`;
  throw new errors.ValidationError(message, {
    errors: [{ path: ['phone'], message, name: 'ValidationError' }],
  });
}

function findStored(strapi: Core.Strapi, { documentId }: { documentId?: string }) {
  return query<EnquiryRow>(strapi, ENQUIRY_UID).findOne({ where: { documentId } });
}

/** Returns an enquiry after an edit: by `who` in the panel, or by the seed. */
function edited(stored: EnquiryRow, data: EnquiryData, who: string | undefined) {
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
    const who = panelUser(strapi)?.name;
    const isNew = ctx.action === 'create';
    const stored = isNew ? null : await findStored(strapi, params);
    if (!isNew && !stored) return next();
    const row = stored ? edited(stored, params.data, who) : completeNewEnquiry(params.data, who);

    const { status, history, firstReplyAt, createdAt, folio } = row;
    params.data = {
      ...params.data,
      ...{ status, history, firstReplyAt, folio },
      ...pick(row, RESULT_COLUMNS),
      ...(isNew && { createdAt }),
      ...deriveColumns(row, await readResponseTarget(strapi), stored),
    };
    return next();
  };
}
