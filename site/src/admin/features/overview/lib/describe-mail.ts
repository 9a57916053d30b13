import type { MailFailure, MailTrouble } from '@tequiora/cms/contracts/mail.ts';
import { formatMoment } from '#src/admin/ui/moments.ts';

const REASONS: Record<MailFailure, string> = {
  unreachable: 'el servidor de correo no responde',
  login: 'el servidor de correo no acepta el usuario o la contraseña',
  insecure: 'la conexión con el servidor de correo no es segura',
  rejected: 'el servidor de correo los rechaza',
  recipient: 'el servidor de correo no acepta la dirección para los avisos',
  nobody: 'falta la dirección para los avisos; escríbela en Ajustes',
  unknown: 'hubo un error que no esperábamos',
};

/** What keeps mail from going out, since when, and what becomes of it. */
export function describeMail({ waiting, lost, since, reason }: MailTrouble): string {
  return [
    `Los correos no están saliendo desde el ${formatMoment(since)}: ${REASONS[reason]}.`,
    waiting === 1 && 'Hay 1 en espera; se enviará solo cuando se pueda.',
    waiting > 1 && `Hay ${count(waiting)} en espera; se enviarán solos cuando se pueda.`,
    lost === 1 && 'Hay 1 que ya no se enviará.',
    lost > 1 && `Hay ${count(lost)} que ya no se enviarán.`,
    'Las consultas están completas en el tablero.',
  ]
    .filter(Boolean)
    .join(' ');
}

function count(mails: number): string {
  return mails.toLocaleString('es-MX');
}
