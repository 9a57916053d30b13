import { object } from 'yup';

import {
  BULK_LIMIT,
  DASHBOARD_ENQUIRY_MESSAGES as MESSAGES,
  NOTE_LIMITS,
} from './dashboard-enquiry';
import { COMPLETION_ANSWERS, CONTACT_CHANNELS, ENQUIRY_STATUSES, REPLY_CHANNELS } from './enquiry';
import { ENQUIRY_OWNER_MESSAGES, NEXT_STEP_MAX } from './enquiry-owner';
import { choice, dateMessage, parsed, text, textWithMessage } from './schema-fields';
import { formatDay, localDay, parseDay } from './zoned-time';

const TIMESTAMP_MAX = 40;
const TEMPLATE_MAX = 80;
export const ENQUIRY_ID = /^\w{1,40}$/;

const status = choice(ENQUIRY_STATUSES, MESSAGES.status);

const answer = choice(COMPLETION_ANSWERS, MESSAGES.answer);

/** The version of an enquiry that a change is based on. */
export const updatedAt = parsed('La fecha del último cambio no es válida', (raw) => {
  const isText = typeof raw === 'string' && raw.length <= TIMESTAMP_MAX;
  return isText && !Number.isNaN(Date.parse(raw)) ? raw : undefined;
}).optional();

const ownerId = parsed(ENQUIRY_OWNER_MESSAGES.owner, (raw) =>
  Number.isSafeInteger(raw) && Number(raw) > 0 ? Number(raw) : undefined,
);

export const assignSchema = object({
  ownerId,
  updatedAt,
});

/** Parses a day from today on, `YYYY-MM-DD`. */
export function parseDayFromToday(raw: unknown): string | undefined {
  const day = typeof raw === 'string' ? parseDay(raw) : undefined;
  return day !== undefined && day >= localDay(new Date()) ? formatDay(day) : undefined;
}

/** The fields of the form; a request also has `updatedAt`. */
export const nextStepFields = {
  text: textWithMessage(ENQUIRY_OWNER_MESSAGES.nextStep, { max: NEXT_STEP_MAX }),
  on: parsed(dateMessage(ENQUIRY_OWNER_MESSAGES.nextStepOn), parseDayFromToday),
};
export const nextStepSchema = object({ ...nextStepFields, updatedAt });
export const finishNextStepSchema = object({ updatedAt });

export const enquiryChangeSchema = object({
  status: status.optional(),
  answer: answer.optional(),
  note: text({
    ...NOTE_LIMITS,
    multiline: true,
    messages: {
      min: MESSAGES.note,
      characters: 'La nota contiene caracteres no permitidos',
    },
  }).optional(),
  updatedAt,
});

const REPLIES: readonly string[] = REPLY_CHANNELS;

export const templateName = textWithMessage(
  `La plantilla debe tener entre 1 y ${TEMPLATE_MAX} caracteres`,
  { max: TEMPLATE_MAX },
);

export const replySchema = object({
  channel: choice(CONTACT_CHANNELS, `El medio debe ser ${CONTACT_CHANNELS.join(', ')}`),
  template: templateName.optional().when('channel', {
    is: (channel: unknown) => !REPLIES.includes(String(channel)),
    then: (template) =>
      template.test('channel', MESSAGES.conversationTemplate, (name) => name === undefined),
  }),
});

function parseIds(raw: unknown): string[] | undefined {
  if (!Array.isArray(raw) || raw.length === 0 || raw.length > BULK_LIMIT) return undefined;
  const isId = (id: unknown): id is string => typeof id === 'string' && ENQUIRY_ID.test(id);
  return raw.every(isId) ? [...new Set(raw)] : undefined;
}

export const undoSchema = object({
  token: parsed(MESSAGES.undo, (raw) => (typeof raw === 'string' ? raw : undefined)),
});

const BULK_ACTIONS = ['status', 'delete', 'take', 'assign'] as const;

export const bulkSchema = object({
  ids: parsed(MESSAGES.bulk, parseIds),
  action: choice(BULK_ACTIONS, `La acción debe ser ${BULK_ACTIONS.join(', ')}`),
  ownerId: ownerId.optional(),
  status: status.optional(),
  answer: answer.optional(),
});
