import type { InferType } from 'yup';
import { string } from '#src/lib/yup.ts';
import {
  existingPassword,
  passwordSchema as requestSchema,
} from '@tequiora/cms/contracts/session-schema.ts';
import type { PasswordRequest } from '@tequiora/cms/contracts/session.ts';

export const passwordSchema = requestSchema.shape({
  currentPassword: existingPassword('Escribe tu contraseña actual'),
  repeated: string()
    .default('')
    .test(
      'repeated',
      'Las contraseñas no coinciden',
      (value, { parent }) => value === (parent as PasswordRequest).password,
    ),
});

export type PasswordValues = InferType<typeof passwordSchema>;

export const EMPTY_PASSWORD: PasswordValues = { currentPassword: '', password: '', repeated: '' };
