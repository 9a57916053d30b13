import type { InferType } from 'yup';
import { isDialable } from '#src/lib/phone.ts';
import { createChatSchema } from '@tequiora/cms/contracts/chat-schema.ts';
import { formatLocal, parseDay, zonedTimeToDate } from '@tequiora/cms/contracts/zoned-time.ts';

/** Parses the value of a `datetime-local` field, a time in Mexico City. */
function parseLocal(raw: string): number {
  const [, day = '', hours, minutes] = /^(.+)T(\d\d):(\d\d)/.exec(raw) ?? [];
  const days = parseDay(day);
  if (days === undefined) return Number.NaN;
  return zonedTimeToDate(days, Number(hours) * 60 + Number(minutes)).getTime();
}

/** Formats a time for a `datetime-local` field. */
export const toLocal = (time: Date) => formatLocal(time).replace(' ', 'T');

/** The fields of the form that registers a chat. */
export const chatSchema = createChatSchema({
  parsePhone(raw) {
    const phone = raw.trim();
    return isDialable(phone) ? phone : undefined;
  },
  parseTime: parseLocal,
}).omit(['confirmed']);

export type ChatValues = InferType<typeof chatSchema>;
