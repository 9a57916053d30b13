import type { MailboxHealth } from '@tequiora/cms/contracts/health-report.ts';
import type { MailboxFailure } from '@tequiora/cms/contracts/mail.ts';
import { dateOr } from './date-or.ts';
import { attention, bad, CALL_ADMIN, good, type HealthRow, type Judgement } from './health-row.ts';

const HOUR = 60 * 60_000;

/** Why the mailbox is not read, phrased to follow a colon. */
const REASONS: Record<MailboxFailure, string> = {
  unreachable: 'el servidor de correo no responde',
  login: 'el servidor de correo no acepta el usuario o la contraseña',
  insecure: 'la conexión con el servidor de correo no es segura',
  folder: 'el buzón no tiene esa carpeta',
  unknown: 'hubo un error que no esperábamos',
};

function judge({ trouble, readAt }: MailboxHealth, now: number): Judgement {
  if (trouble) {
    const judgement = now - Date.parse(trouble.since) > HOUR ? bad : attention;
    return judgement(
      `No se pueden leer los correos que llegan: ${REASONS[trouble.failure]}.`,
      `Ningún correo se pierde: están en el buzón y entrarán solos cuando se pueda. Mientras tanto, revísalo con tu programa de correo. ${CALL_ADMIN}`,
      'Revisa IMAP_URL y el servidor de correo.',
    );
  }
  return readAt === null
    ? good('El buzón se leerá en un momento.')
    : good('Los correos que llegan entran a sus consultas.');
}

/** Describes the mailbox whose mails become part of the enquiries. */
export function describeMailbox(mailbox: MailboxHealth, now: number): HealthRow {
  const { name, readAt, trouble } = mailbox;
  return {
    name: 'Buzón',
    ...judge(mailbox, now),
    facts: {
      Buzón: name,
      'Última lectura': dateOr(readAt, 'Todavía no'),
      'Falla desde': dateOr(trouble?.since ?? null, 'No falla'),
      'Próximo intento': dateOr(trouble?.retryAt ?? null, 'En un momento'),
    },
  };
}
