import { object } from 'yup';

import { parsed } from './schema-fields';
import { SESSION_MESSAGES } from './session';
import { existingPassword } from './session-schema';
import { TWO_FACTOR_MESSAGES } from './two-factor';

/** Longer than any code, including separators. */
const CODE_MAX = 40;

const code = parsed(TWO_FACTOR_MESSAGES.noCode, (raw) => {
  const typed = typeof raw === 'string' && raw.length <= CODE_MAX ? raw.trim() : '';
  return typed || undefined;
});
const challenge = parsed('', (raw) => (typeof raw === 'string' ? raw : '')).default('');

const currentPassword = existingPassword(SESSION_MESSAGES.wrongPassword);

export const codeSchema = object({ code });
export const verificationSchema = object({ challenge, code });
export const setupSchema = object({ currentPassword });
export const confirmationSchema = object({ currentPassword, code });
