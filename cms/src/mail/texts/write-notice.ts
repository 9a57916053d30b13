import { isEmailAddress } from '../../../contracts/email';
import type { StoredEnquiryRow } from '../../api/enquiry/lib/summary';
import { tellFullMoment } from '../../lib/moment-words';
import type { Company } from '../company';
import type { Block, Message } from '../message';
import { plainLine } from '../plain-line';
import { ABOUT, tellPhone, whatsAppLink } from './words';

type Notice = { enquiry: StoredEnquiryRow; company: Company; to: string[]; siteUrl: string };

/** Tells the staff of one new enquiry, with all of it: answering the mail answers the visitor. */
export function writeNotice({ enquiry, company, to, siteUrl }: Notice): Message {
  const { folio, email, phone, type, message, subject, source } = enquiry;
  const { consentVersion, consentAt } = enquiry;
  const name = plainLine(enquiry.name);
  const canAnswer = isEmailAddress(email);
  const answer: Block[] = [];
  if (canAnswer) {
    answer.push({ kind: 'text', text: `Si respondes a este correo, le escribes a ${name}.` });
  }
  if (phone) {
    const greeting = `Hola, ${name}. Te escribimos de ${company.name} por tu consulta ${folio}.`;
    const href = whatsAppLink(phone, greeting);
    answer.push({ kind: 'link', label: 'Escribirle por WhatsApp', href });
  }
  return {
    to,
    ...(canAnswer && { replyTo: { name, address: email } }),
    subject: `Nueva consulta ${folio} de ${plainLine(name, 60)}`,
    title: `Nueva consulta ${ABOUT[type]}`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Folio', folio],
          ['Nombre', name],
          ['Correo', email],
          ['Teléfono', phone && tellPhone(phone)],
          ['Recibida', tellFullMoment(enquiry.createdAt)],
          ['Límite para responder', enquiry.dueAt && tellFullMoment(enquiry.dueAt)],
          ['Producto', subject && plainLine(subject)],
          ['Página de origen', source && plainLine(source, 255)],
          [
            'Aviso de privacidad aceptado',
            consentVersion && consentAt
              ? `versión ${plainLine(consentVersion)}, ${tellFullMoment(consentAt)}`
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
      ...answer,
    ],
    footer: [{ kind: 'text', text: `Aviso automático del sitio de ${company.name}.` }],
  };
}
