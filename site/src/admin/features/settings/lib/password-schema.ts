import { object, string, type InferType } from '#src/lib/yup.ts';
import { PASSWORD_MAX, PASSWORD_MIN, SESSION_MESSAGES } from '@tequiora/cms/contracts/session.ts';

const { shortPassword, longPassword, samePassword } = SESSION_MESSAGES;

/** Rules of the CMS: a minimum length in characters, a maximum in UTF-8 bytes. */
export const passwordSchema = object({
  currentPassword: string().default('').required('Escribe tu contraseña actual'),
  password: string()
    .default('')
    .test('short', shortPassword, (value) => [...value].length >= PASSWORD_MIN)
    .test('long', longPassword, (value) => new TextEncoder().encode(value).length <= PASSWORD_MAX)
    .test('same', samePassword, (value, { parent }) => value !== parent.currentPassword),
  repeated: string()
    .default('')
    .test(
      'repeated',
      'Las contraseñas no coinciden',
      (value, { parent }) => value === parent.password,
    ),
});

export type PasswordValues = InferType<typeof passwordSchema>;

export const EMPTY_PASSWORD: PasswordValues = { currentPassword: '', password: '', repeated: '' };
