import { existingPassword } from '@tequiora/cms/contracts/session-schema.ts';
import * as contract from '@tequiora/cms/contracts/two-factor-schema.ts';

const currentPassword = existingPassword('Escribe tu contraseña actual');

export const setupSchema = contract.setupSchema.shape({ currentPassword });
export const confirmationSchema = contract.confirmationSchema.shape({ currentPassword });
