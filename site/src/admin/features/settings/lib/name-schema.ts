import { object, string, type InferType } from '#src/lib/yup.ts';
import { SESSION_MESSAGES, STAFF_NAME_LIMITS } from '@tequiora/cms/contracts/session.ts';

const { min, max } = STAFF_NAME_LIMITS;

export const nameSchema = object({
  name: string().trim().default('').min(min, SESSION_MESSAGES.name).max(max, SESSION_MESSAGES.name),
});

export type NameValues = InferType<typeof nameSchema>;
