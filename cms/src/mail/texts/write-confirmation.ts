import { ENQUIRY_TYPE_PHRASES } from '../../../contracts/enquiry';
import {
  formatDayName,
  formatDayOfMonth,
  formatLongDateTime,
} from '../../../contracts/format-date';
import { formatOpeningHours } from '../../../contracts/format-opening-hours';
import { formatHour } from '../../../contracts/near-date';
import type { StoredEnquiryRow } from '../../enquiries/summary';
import { formatInternationalPhone } from '../../platform/values/phone';
import type { Company } from '../company';
import type { Block, Message } from '../message';
import { firstName, whatsAppLink } from './phrases';

type Confirmation = {
  enquiry: StoredEnquiryRow & { email: string };
  company: Company;
  siteUrl: string;
  now: Date;
};

/**
 * Writes the confirmation for a visitor. It does not repeat the enquiry, since its sender may have
 * entered the address of a third party.
 */
export function writeConfirmation({ enquiry, company, siteUrl, now }: Confirmation): Message {
  const { folio, email, type } = enquiry;
  const name = firstName(enquiry.name);
  const arrival = `Recibimos tu consulta ${ENQUIRY_TYPE_PHRASES[type]} el ${formatLongDateTime(enquiry.createdAt)}.`;
  return {
    to: [email],
    ...(company.email && { replyTo: { name: company.name, address: company.email } }),
    subject: `Recibimos tu consulta ${folio}`,
    title: 'Recibimos tu consulta',
    blocks: [
      { kind: 'text', text: name ? `Hola, ${name}:` : 'Hola:' },
      { kind: 'text', text: `${arrival} Ya la tiene nuestro equipo.` },
      {
        kind: 'facts',
        facts: [
          ['Tu folio', folio],
          ['Cuándo te contestamos', formatDueDate(enquiry, now)],
          ['Nuestro horario', formatHours(company)],
        ],
      },
      ...contactBlocks(company, folio),
      {
        kind: 'text',
        text: '¿No nos escribiste? Entonces alguien puso tu dirección por error; no tienes que hacer nada.',
      },
    ],
    footer: [
      { kind: 'link', label: company.name, href: siteUrl },
      { kind: 'link', label: 'Aviso de privacidad', href: `${siteUrl}/aviso-de-privacidad` },
    ],
  };
}

/**
 * Formats 'El martes 3 de febrero, antes de las 11:00'; undefined if the time has passed or there was an
 * answer: a chat may be registered days after it arrived, and a mail is sent again after an outage.
 */
function formatDueDate(
  { dueAt, firstReplyAt }: Confirmation['enquiry'],
  now: Date,
): string | undefined {
  const due = new Date(dueAt);
  if (firstReplyAt || due <= now) return undefined;
  return `El ${formatDayName(due)} ${formatDayOfMonth(due)}, antes de ${formatHour(due)}`;
}

function formatHours({ hours }: Company): string | undefined {
  const text = formatOpeningHours(hours ?? []);
  return text === '' ? undefined : `${text} (hora de la Ciudad de México)`;
}

function contactBlocks({ phone, whatsapp }: Company, folio: string): Block[] {
  const blocks: Block[] = [];
  if (phone || whatsapp) {
    blocks.push({
      kind: 'text',
      text: '¿Te urge o quieres agregar algo? Búscanos y menciona tu folio.',
    });
  }
  if (whatsapp) {
    const href = whatsAppLink(whatsapp, `Hola. Les escribí desde su sitio; mi folio es ${folio}.`);
    blocks.push({ kind: 'link', label: 'Escríbenos por WhatsApp', href });
  }
  if (phone) blocks.push({ kind: 'facts', facts: [['Teléfono', formatInternationalPhone(phone)]] });
  return blocks;
}
