import { object } from 'yup';

import { ENQUIRY_ID, templateName } from './dashboard-enquiry-schema';
import { REPLY_MAIL_LIMITS as LIMITS, REPLY_MAIL_MESSAGES as MESSAGES } from './enquiry-mail';
import { flag, matching, parsed, textWithMessage } from './schema-fields';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function parseAttachments(raw: unknown): string[] | undefined {
  if (!Array.isArray(raw) || raw.length > LIMITS.attachments) return undefined;
  const isId = (id: unknown): id is string => typeof id === 'string' && ENQUIRY_ID.test(id);
  return raw.every(isId) ? [...new Set(raw)] : undefined;
}

export const replyMailSchema = object({
  key: matching(MESSAGES.key, UUID),
  subject: textWithMessage(MESSAGES.subject, { max: LIMITS.subject }),
  text: textWithMessage(MESSAGES.text, { max: LIMITS.text, multiline: true }),
  template: templateName.optional(),
  attachments: parsed(MESSAGES.attachments, parseAttachments),
});

export const mailDecisionSchema = object({ belongs: flag(MESSAGES.belongs) });
