import { object, string, type InferType } from '#src/lib/yup.ts';
import { emailAddress } from '@tequiora/cms/contracts/schema-fields.ts';

/** From the specification; the CMS has stricter rules for new passwords. */
const PASSWORD_MIN = 6;

export const signInSchema = object({
  email: emailAddress(),
  password: string()
    .default('')
    .min(PASSWORD_MIN, `La contraseña debe tener al menos ${PASSWORD_MIN} caracteres`),
});

export type SignInValues = InferType<typeof signInSchema>;
