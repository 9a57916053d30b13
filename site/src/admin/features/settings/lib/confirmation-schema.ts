import { object, string } from '#src/lib/yup.ts';
import { TWO_FACTOR_MESSAGES } from '@tequiora/cms/contracts/two-factor.ts';

const currentPassword = string().default('').required('Escribe tu contraseña actual');
const code = string().trim().default('').required(TWO_FACTOR_MESSAGES.noCode);

export const setupSchema = object({ currentPassword });
export const codeSchema = object({ code });
export const confirmationSchema = object({ currentPassword, code });
