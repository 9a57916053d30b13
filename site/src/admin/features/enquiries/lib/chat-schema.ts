import type { InferType } from 'yup';
import { createChatSchema } from '@tequiora/cms/contracts/chat-schema.ts';
import { formatLocal, parseLocal } from '@tequiora/cms/contracts/zoned-time.ts';

/** Formats a time for a `datetime-local` field. */
export const toLocal = (time: Date) => formatLocal(time).replace(' ', 'T');

/** The fields of the form that registers a chat. */
export const chatSchema = createChatSchema((raw) => parseLocal(raw)?.getTime() ?? Number.NaN).omit([
  'confirmed',
]);

export type ChatValues = InferType<typeof chatSchema>;
