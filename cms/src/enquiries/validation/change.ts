import {
  type BulkRequest,
  DASHBOARD_ENQUIRY_MESSAGES,
  type EnquiryChangeRequest,
} from '../../../contracts/dashboard-enquiry';
import { bulkSchema, enquiryChangeSchema } from '../../../contracts/dashboard-enquiry-schema';
import { UNKNOWN_FIELD_MESSAGE } from '../../../contracts/error';
import { invalidField } from '../../platform/http/errors';
import { validateData } from '../../platform/http/validate-body';

/** @throws HttpError naming the unknown or invalid fields; so does `readBulk`. */
export function readChange(body: unknown): EnquiryChangeRequest['data'] {
  const change = validateData(enquiryChangeSchema, body);
  if (change.status || change.note) return change;
  throw invalidField(['data'], 'Envía un estado o una nota');
}

export function readBulk(body: unknown): BulkRequest['data'] {
  const { ids, action, status } = validateData(bulkSchema, body);
  if (action === 'delete' && status) throw invalidField(['status'], UNKNOWN_FIELD_MESSAGE);
  if (action === 'delete') return { ids, action };
  if (!status) throw invalidField(['status'], DASHBOARD_ENQUIRY_MESSAGES.status);
  return { ids, action, status };
}
