import type { InferType } from 'yup';

import {
  type BulkRequest,
  type BulkResult,
  DASHBOARD_ENQUIRY_MESSAGES,
  type EnquiryChangeRequest,
} from '../../../contracts/dashboard-enquiry';
import { bulkSchema, enquiryChangeSchema } from '../../../contracts/dashboard-enquiry-schema';
import { ENQUIRY_OWNER_MESSAGES } from '../../../contracts/enquiry-owner';
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

function refuseStrayAnswer(answer: string | undefined, status: string | undefined): void {
  if (answer && status !== 'completado') {
    throw invalidField(['answer'], DASHBOARD_ENQUIRY_MESSAGES.answerNotCompleted);
  }
}

/** @throws HttpError naming the unknown or invalid fields; so does `readBulk`. */
export function readChange(body: unknown): EnquiryChangeRequest['data'] {
  const schema = enquiryChangeSchema.shape(resultFieldsOf(body));
  const change = validateData(schema, body) as EnquiryChangeRequest['data'];
  const { status, note, result, answer } = change;
  if (!status && !note && !result) throw invalidField(['data'], 'Envía un estado o una nota');
  if (result && status && status !== 'completado') {
    throw invalidField(['result'], RESULT_MESSAGES.notCompleted);
  }
  refuseStrayAnswer(answer, status);
  return change;
}

export function readBulk(body: unknown): BulkRequest['data'] {
  const data: object = validateData(bulkSchema.shape(resultFieldsOf(body)), body);
  const { ids, action, ownerId, status, answer, ...rest } = data as BulkFields;
  const others = { ...(status && { status }), ...(answer && { answer }), ...rest };
  const owner = ownerId === undefined ? {} : { ownerId };
  const [extra] = Object.keys({
    ...(action === 'status' ? {} : others),
    ...(action === 'assign' ? {} : owner),
  });
  if (extra) throw invalidField([extra], UNKNOWN_FIELD_MESSAGE);
  if (action === 'assign') {
    if (ownerId === undefined) throw invalidField(['ownerId'], ENQUIRY_OWNER_MESSAGES.owner);
    return { ids, action, ownerId };
  }
  if (action === 'take') return { ids, action };
  if (action === 'delete') return { ids, action };
  if (!status) throw invalidField(['status'], DASHBOARD_ENQUIRY_MESSAGES.status);
  if (rest.result === 'ganada') throw invalidField(['result'], RESULT_MESSAGES.bulkSale);
  if (rest.result && status !== 'completado') {
    throw invalidField(['result'], RESULT_MESSAGES.notCompleted);
  }
  refuseStrayAnswer(answer, status);
  return {
    ...{ ids, action, status, ...(answer && { answer }) },
    ...(rest as BulkResult | { result?: undefined }),
  };
}
