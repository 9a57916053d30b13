import { object } from 'yup';

import { CHAT_LIMITS, CHAT_MESSAGES as MESSAGES } from './chat';
import { CONTACT_INTENT_DAYS } from './contact-intent';
import {
  ENQUIRY_LIMITS as LIMITS,
  ENQUIRY_MESSAGES,
  ENQUIRY_TYPES,
  REGISTERED_CHANNELS,
} from './enquiry';
import {
  choice,
  emailAddress,
  flag,
  optional,
  dateMessage,
  parsed,
  phoneText,
  text,
} from './schema-fields';

const DAY_MS = 24 * 60 * 60_000;
/** Clocks of two computers differ. */
const CLOCK_TOLERANCE_MS = 60_000;
const TIMESTAMP_MAX = 40;

const isFuture = (iso: string) => Date.parse(iso) > Date.now() + CLOCK_TOLERANCE_MS;
const isOld = (iso: string) => Date.parse(iso) < Date.now() - CONTACT_INTENT_DAYS * DAY_MS;

/**
 * Creates the schema of a chat.
 * @param parseTime returns milliseconds since 1970, or NaN
 */
export function createChatSchema(parseTime: (raw: string) => number = Date.parse) {
  return object({
    channel: choice(REGISTERED_CHANNELS, MESSAGES.channel).optional(),
    message: text({ ...CHAT_LIMITS.message, multiline: true, messages: MESSAGES.message }),
    name: text({ ...LIMITS.name, messages: ENQUIRY_MESSAGES.name }),
    phone: phoneText(MESSAGES.phone),
    email: optional(emailAddress()),
    type: choice(ENQUIRY_TYPES, ENQUIRY_MESSAGES.type),
    arrivedAt: parsed(dateMessage(MESSAGES.arrivedAt.invalid), (raw) => {
      if (typeof raw !== 'string' || raw.length > TIMESTAMP_MAX) return undefined;
      const time = parseTime(raw);
      return Number.isNaN(time) ? undefined : new Date(time).toISOString();
    })
      .test('future', MESSAGES.arrivedAt.future, (iso) => !isFuture(iso))
      .test('old', MESSAGES.arrivedAt.old, (iso) => !isOld(iso)),
    isAnswered: flag(MESSAGES.flag).optional(),
    isMine: flag(MESSAGES.flag).optional(),
    confirmed: flag(MESSAGES.confirmed).optional(),
  });
}
