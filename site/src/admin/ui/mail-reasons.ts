import type { MailFailure } from '@tequiora/cms/contracts/mail.ts';

/** Why mail cannot be sent, phrased to follow a colon. */
export const MAIL_REASONS: Record<MailFailure, string> = {
  unreachable: 'el servidor de correo no responde',
  login: 'el servidor de correo no acepta el usuario o la contraseña',
  insecure: 'la conexión con el servidor de correo no es segura',
  rejected: 'el servidor de correo los rechaza',
  recipient: 'el servidor de correo no acepta la dirección para los avisos',
  nobody: 'falta la dirección para los avisos; escríbela en Ajustes',
  unknown: 'hubo un error que no esperábamos',
};
