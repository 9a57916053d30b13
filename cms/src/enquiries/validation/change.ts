import type { InferType } from 'yup';

import {
  type BulkRequest,
  type BulkResult,
  DASHBOARD_ENQUIRY_MESSAGES,
  type EnquiryChangeRequest,
} from '../../../contracts/dashboard-enquiry';
import { bulkSchema, enquiryChangeSchema } from '../../../contracts/dashboard-enquiry-schema';
import { type RecordedResult, RESULT_MESSAGES } from '../../../contracts/enquiry-result';
import { resultFields } from '../../../contracts/enquiry-result-schema';
import { UNKNOWN_FIELD_MESSAGE } from '../../../contracts/error';
import { isRecord } from '../../../contracts/is-record';
import { invalidField } from '../../platform/http/errors';
import { validateData } from '../../platform/http/validate-body';

type BulkFields = InferType<typeof bulkSchema> & Partial<RecordedResult>;

/** Returns the schemas of the fields of a result, if the request needs or has one. */
function resultFieldsOf(body: unknown) {
  const data = isRecord(body) && isRecord(body.data) ? body.data : {};
  const hasResult = data.status === 'completado' || Object.hasOwn(data, 'result');
  return hasResult ? resultFields(data.result) : {};
}

/** @throws HttpError naming the unknown or invalid fields; so does `readBulk`. */
export function readChange(body: unknown): EnquiryChangeRequest['data'] {
  const schema = enquiryChangeSchema.shape(resultFieldsOf(body));
  const change = validateData(schema, body) as EnquiryChangeRequest['data'];
  const { status, note, result } = change;
  if (!status && !note && !result) throw invalidField(['data'], 'Envía un estado o una nota');
  if (result && status && status !== 'completado') {
    throw invalidField(['result'], RESULT_MESSAGES.notCompleted);
  }
  return change;
}

export function readBulk(body: unknown): BulkRequest['data'] {
  const data: object = validateData(bulkSchema.shape(resultFieldsOf(body)), body);
  const { ids, action, status, ...rest } = data as BulkFields;
  if (action === 'delete') {
    const [extra] = Object.keys({ ...(status && { status }), ...rest });
    if (extra) throw invalidField([extra], UNKNOWN_FIELD_MESSAGE);
    return { ids, action };
  }
  if (!status) throw invalidField(['status'], DASHBOARD_ENQUIRY_MESSAGES.status);
  if (rest.result === 'ganada') throw invalidField(['result'], RESULT_MESSAGES.bulkSale);
  if (rest.result && status !== 'completado') {
    throw invalidField(['result'], RESULT_MESSAGES.notCompleted);
  }
  return { ids, action, status, ...(rest as BulkResult | { result?: undefined }) };
}
