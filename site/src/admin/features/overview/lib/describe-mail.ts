import { MAIL_REASONS } from '#src/admin/ui/mail-reasons.ts';
import { formatDateTime } from '@tequiora/cms/contracts/format-date.ts';
import type { MailTrouble } from '@tequiora/cms/contracts/mail.ts';
import { formatNumber } from '@tequiora/cms/contracts/number.ts';

/** Returns why and since when mail is not sent, and the number of waiting and lost messages. */
export function describeMail({ waiting, lost, since, reason }: MailTrouble): string {
  return [
    `Los correos no están saliendo desde el ${formatDateTime(since)}: ${MAIL_REASONS[reason]}.`,
    waiting === 1 && 'Hay 1 en espera; se enviará solo cuando se pueda.',
    waiting > 1 && `Hay ${formatNumber(waiting)} en espera; se enviarán solos cuando se pueda.`,
    lost === 1 && 'Hay 1 que ya no se enviará.',
    lost > 1 && `Hay ${formatNumber(lost)} que ya no se enviarán.`,
    'Las consultas están completas en el tablero.',
  ]
    .filter(Boolean)
    .join(' ');
}
