import { object } from 'yup';

import { REPLY_MAIL_LIMITS, REPLY_MAIL_MESSAGES } from './enquiry-mail';
import { emailAddress, nullIfBlank, parsed, textWithMessage } from './schema-fields';
import {
  PASSWORD_MAX,
  PASSWORD_MIN,
  type PasswordRequest,
  SESSION_MESSAGES as MESSAGES,
  STAFF_NAME_LIMITS,
} from './session';

/** Creates a field for a password that exists, of any length. */
export function existingPassword(message: string) {
  return parsed(message, (raw) => (typeof raw === 'string' && raw ? raw : undefined));
}

export const signInSchema = object({
  identifier: emailAddress(MESSAGES.badCredentials),
  password: existingPassword(MESSAGES.badCredentials),
});

export const profileSchema = object({
  name: textWithMessage(MESSAGES.name, STAFF_NAME_LIMITS),
  signature: nullIfBlank(
    textWithMessage(REPLY_MAIL_MESSAGES.signature, {
      max: REPLY_MAIL_LIMITS.signature,
      multiline: true,
    }),
  ).optional(),
});

/** The password has a minimum length in characters and a maximum in UTF-8 bytes (bcrypt). */
export const passwordSchema = object({
  currentPassword: existingPassword(MESSAGES.wrongPassword),
  password: parsed(MESSAGES.shortPassword, (raw) => (typeof raw === 'string' ? raw : undefined))
    .test('short', MESSAGES.shortPassword, (value) => [...value].length >= PASSWORD_MIN)
    .test('long', MESSAGES.longPassword, (value) => {
      return new TextEncoder().encode(value).length <= PASSWORD_MAX;
    })
    .test('same', MESSAGES.samePassword, (value, { parent }) => {
      return value !== (parent as PasswordRequest).currentPassword;
    }),
});
