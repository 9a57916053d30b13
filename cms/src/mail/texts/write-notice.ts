import { isEmailAddress } from '../../../contracts/email';
import { ENQUIRY_TYPE_PHRASES } from '../../../contracts/enquiry';
import { formatLongDateTime } from '../../../contracts/format-date';
import type { StoredEnquiryRow } from '../../enquiries/summary';
import { formatInternationalPhone } from '../../platform/values/phone';
import type { Company } from '../company';
import type { Block, Message } from '../message';
import { plainLine } from '../plain-line';
import { whatsAppLink } from './phrases';

type Notice = { enquiry: StoredEnquiryRow; company: Company; to: string[]; siteUrl: string };

/** Writes the notice to staff about a new enquiry. Replies to this mail go to the visitor. */
export function writeNotice({ enquiry, company, to, siteUrl }: Notice): Message {
  const { folio, email, phone, type, message, subject, source } = enquiry;
  const { consentVersion, consentAt } = enquiry;
  const name = plainLine(enquiry.name);
  const replyTo = email && isEmailAddress(email) ? { name, address: email } : undefined;
  const replyBlocks: Block[] = [];
  if (replyTo) {
    replyBlocks.push({ kind: 'text', text: `Si respondes a este correo, le escribes a ${name}.` });
  }
  if (phone) {
    const greeting = `Hola, ${name}. Te escribimos de ${company.name} por tu consulta ${folio}.`;
    const href = whatsAppLink(phone, greeting);
    replyBlocks.push({ kind: 'link', label: 'Escribirle por WhatsApp', href });
  }
  return {
    to,
    ...(replyTo && { replyTo }),
    subject: `Nueva consulta ${folio} de ${plainLine(name, 60)}`,
    title: `Nueva consulta ${ENQUIRY_TYPE_PHRASES[type]}`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Folio', folio],
          ['Nombre', name],
          ['Correo', email],
          ['Teléfono', phone && formatInternationalPhone(phone)],
          ['Recibida', formatLongDateTime(enquiry.createdAt)],
          ['Límite para responder', enquiry.dueAt && formatLongDateTime(enquiry.dueAt)],
          ['Producto', subject && plainLine(subject)],
          ['Página de origen', source && plainLine(source, 255)],
          [
            'Aviso de privacidad aceptado',
            consentVersion && consentAt
              ? `versión ${plainLine(consentVersion)}, ${formatLongDateTime(consentAt)}`
              : null,
          ],
        ],
      },
      { kind: 'quote', title: 'Mensaje', text: message },
      {
        kind: 'link',
        label: 'Ver la consulta en el tablero',
        href: `${siteUrl}/admin/consultas/${encodeURIComponent(enquiry.documentId)}`,
      },
      ...replyBlocks,
    ],
    footer: [{ kind: 'text', text: `Aviso automático del sitio de ${company.name}.` }],
  };
}
