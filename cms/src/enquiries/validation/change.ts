import {
  BULK_LIMIT,
  type BulkRequest,
  DASHBOARD_ENQUIRY_MESSAGES,
  type EnquiryChangeRequest,
  NOTE_LIMITS,
  type ReplyRequest,
} from '../../../contracts/dashboard-enquiry';
import {
  ENQUIRY_MESSAGES,
  ENQUIRY_STATUSES,
  REPLY_CHANNELS,
  type EnquiryStatus,
} from '../../../contracts/enquiry';
import { isRecord } from '../../../contracts/is-record';
import { invalid, invalidField } from '../../platform/http/refusal';
import {
  accept,
  type Field,
  type Fields,
  readFields,
  refuse,
  text,
} from '../../platform/values/fields';

const INVALID_TIMESTAMP = 'La fecha del último cambio no es válida';
const TEMPLATE_MAX = 80;

const ifPresent =
  <T>(field: Field<T>): Field<T | undefined> =>
  (raw) =>
    raw === undefined ? accept(undefined) : field(raw);

const choice =
  <T extends string>(choices: readonly T[], message: string): Field<T> =>
  (raw) => {
    const found = choices.find((name) => name === raw);
    return found ? accept(found) : refuse(message);
  };

const status = choice<EnquiryStatus>(ENQUIRY_STATUSES, DASHBOARD_ENQUIRY_MESSAGES.status);

const timestamp: Field<string> = (raw) =>
  typeof raw === 'string' && raw.length <= 40 && !Number.isNaN(Date.parse(raw))
    ? accept(raw)
    : refuse(INVALID_TIMESTAMP);

const ids: Field<string[]> = (raw) => {
  const isList = Array.isArray(raw) && raw.length > 0 && raw.length <= BULK_LIMIT;
  const isValid = isList && raw.every((id) => typeof id === 'string' && /^\w{1,40}$/.test(id));
  return isValid ? accept([...new Set<string>(raw)]) : refuse(DASHBOARD_ENQUIRY_MESSAGES.bulk);
};

const CHANGE_FIELDS: Fields<EnquiryChangeRequest['data']> = {
  status: ifPresent(status),
  note: ifPresent(
    text({
      ...NOTE_LIMITS,
      multiline: true,
      messages: {
        min: DASHBOARD_ENQUIRY_MESSAGES.note,
        max: DASHBOARD_ENQUIRY_MESSAGES.note,
        characters: 'La nota contiene caracteres no permitidos',
      },
    }),
  ),
  updatedAt: ifPresent(timestamp),
};

const TEMPLATE_MESSAGE = `La plantilla debe tener entre 1 y ${TEMPLATE_MAX} caracteres`;
const REPLY_FIELDS: Fields<ReplyRequest['data']> = {
  channel: choice(REPLY_CHANNELS, 'El medio debe ser whatsapp o email'),
  template: text({
    max: TEMPLATE_MAX,
    messages: { min: TEMPLATE_MESSAGE, max: TEMPLATE_MESSAGE, characters: TEMPLATE_MESSAGE },
  }),
};

const BULK_FIELDS = {
  ids,
  action: choice(['status', 'delete'] as const, 'La acción debe ser status o delete'),
  status: ifPresent(status),
};

function readData<T extends object>(body: unknown, fields: Fields<T>): T {
  const data = isRecord(body) ? body.data : undefined;
  if (!isRecord(data)) throw invalidField(['data'], 'Envía los datos en el campo «data»');
  const result = readFields<T>(data, fields, ENQUIRY_MESSAGES.unknownField);
  if (!result.ok) throw invalid(result.problems);
  return result.value;
}

/** @throws Refusal naming the unknown or invalid fields; so do the functions below. */
export function readChange(body: unknown): EnquiryChangeRequest['data'] {
  const change = readData(body, CHANGE_FIELDS);
  if (change.status || change.note) return change;
  throw invalidField(['data'], 'Envía un estado o una nota');
}

export function readReply(body: unknown): ReplyRequest['data'] {
  return readData(body, REPLY_FIELDS);
}

export function readBulk(body: unknown): BulkRequest['data'] {
  const { ids, action, status } = readData<{
    ids: string[];
    action: 'status' | 'delete';
    status?: EnquiryStatus;
  }>(body, BULK_FIELDS);
  if (action === 'delete' && status) throw invalidField(['status'], ENQUIRY_MESSAGES.unknownField);
  if (action === 'delete') return { ids, action };
  if (!status) throw invalidField(['status'], DASHBOARD_ENQUIRY_MESSAGES.status);
  return { ids, action, status };
}
