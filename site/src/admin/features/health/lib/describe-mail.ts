import { MAIL_REASONS } from '#src/admin/ui/mail-reasons.ts';
import { formatDateTime } from '@tequiora/cms/contracts/format-date.ts';
import type { MailHealth } from '@tequiora/cms/contracts/health-report.ts';
import { formatNumber } from '@tequiora/cms/contracts/number.ts';
import { dateOr } from './date-or.ts';
import { attention, bad, CALL_ADMIN, good, type HealthRow, type Judgement } from './health-row.ts';

const HOUR = 60 * 60_000;

function judge({ mode, waiting, oldestAt, trouble }: MailHealth, now: number): Judgement {
  if (trouble) {
    const isLong = trouble.lost > 0 || now - Date.parse(trouble.since) > HOUR;
    const judgement = isLong ? bad : attention;
    return judgement(
      `Los correos no están saliendo: ${MAIL_REASONS[trouble.reason]}.`,
      `Las consultas están completas: revísalas en «Consultas». Los avisos saldrán solos cuando se pueda. ${CALL_ADMIN}`,
      'Revisa SMTP_URL y el servidor de correo.',
    );
  }
  if (mode === 'files') {
    return attention(
      'Los avisos por correo no salen: falta configurarlos.',
      `Revisa las consultas en el panel; nadie recibe avisos. ${CALL_ADMIN}`,
      'Escribe SMTP_URL y MAIL_FROM en la configuración y reinicia el CMS. Mientras tanto se guardan en archivos.',
    );
  }
  if (oldestAt && now - Date.parse(oldestAt) > HOUR) {
    return attention(
      'Hay correos que esperan desde hace más de una hora.',
      'Suele pasar cuando llegan muchas consultas juntas. Si no baja en una hora, avisa a quien administra el servidor.',
      'Hay un límite de correos cada 10 minutos. Si no baja, revisa el servidor de correo.',
    );
  }
  return good(waiting === 0 ? 'Los correos salen.' : 'Los correos salen; hay algunos por enviar.');
}

export function describeMail(mail: MailHealth, now: number): HealthRow {
  const { mode, waiting, failed, oldestAt, lastFailure } = mail;
  return {
    name: 'Correo',
    ...judge(mail, now),
    facts: {
      Modo: mode === 'smtp' ? 'Servidor de correo' : 'Archivos en DATA_DIR',
      'En espera': formatNumber(waiting),
      'El más antiguo': dateOr(oldestAt, 'Ninguno'),
      'Ya no se enviarán': formatNumber(failed),
      'Último fallo': lastFailure
        ? `${formatDateTime(lastFailure.at)}: ${MAIL_REASONS[lastFailure.reason]}`
        : 'Ninguno en los últimos días',
    },
  };
}
