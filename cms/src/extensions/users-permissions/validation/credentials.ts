import { isEmailAddress } from '../../../../contracts/email';
import type { FieldProblem } from '../../../../contracts/error';
import { isRecord } from '../../../../contracts/is-record';
import {
  PASSWORD_MAX,
  PASSWORD_MIN,
  type PasswordRequest,
  SESSION_MESSAGES,
  STAFF_NAME_LIMITS,
} from '../../../../contracts/session';
import { readFields, refuse, accept, text, type ReadResult } from '../../../platform/values/fields';

const UNKNOWN_FIELD = 'Este campo no está permitido';
const NO_DATA: FieldProblem = { path: ['data'], message: 'Envía los datos en el campo «data»' };

/** Returns the credentials; `undefined` if they are malformed. */
export function readCredentials(body: unknown): { email: string; password: string } | undefined {
  if (!isRecord(body)) return undefined;
  const { identifier, password } = body;
  if (typeof identifier !== 'string' || typeof password !== 'string' || !password) return undefined;
  const email = identifier.trim().toLowerCase();
  return isEmailAddress(email) ? { email, password } : undefined;
}

export function readProfile(body: unknown): ReadResult<{ name: string }> {
  if (!isRecord(body) || !isRecord(body.data)) return { ok: false, problems: [NO_DATA] };
  const { name: message } = SESSION_MESSAGES;
  const name = text({
    ...STAFF_NAME_LIMITS,
    messages: { min: message, max: message, characters: message },
  });
  return readFields<{ name: string }>(body.data, { name }, UNKNOWN_FIELD);
}

export function readPasswordChange(body: unknown): ReadResult<PasswordRequest> {
  const { wrongPassword, shortPassword, longPassword, samePassword } = SESSION_MESSAGES;
  const fields = isRecord(body) ? body : {};
  return readFields<PasswordRequest>(
    fields,
    {
      currentPassword: (raw) =>
        typeof raw === 'string' && raw ? accept(raw) : refuse(wrongPassword),
      password: (raw) => {
        if (typeof raw !== 'string' || [...raw].length < PASSWORD_MIN) return refuse(shortPassword);
        // bcrypt ignores the bytes beyond this length.
        if (Buffer.byteLength(raw) > PASSWORD_MAX) return refuse(longPassword);
        return raw === fields.currentPassword ? refuse(samePassword) : accept(raw);
      },
    },
    UNKNOWN_FIELD,
  );
}
