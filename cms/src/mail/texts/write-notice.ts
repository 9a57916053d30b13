import { isEmailAddress } from '../../../contracts/email';
import { ENQUIRY_TYPE_PHRASES } from '../../../contracts/enquiry';
import { ENQUIRY_LABELS as LABELS } from '../../../contracts/enquiry-labels';
import { formatEstimate, formatLine, readStoredLines } from '../../../contracts/enquiry-lines';
import { formatLongDateTime } from '../../../contracts/format-date';
import { formatExtra } from '../../../contracts/format-extra';
import { formatPhoneColumns } from '../../../contracts/phone';
import type { StoredEnquiryRow } from '../../enquiries/summary';
import { formatInternationalPhone } from '../../platform/values/phone';
import type { Company } from '../company';
import type { Block, Message } from '../message';
import { plainLine } from '../plain-line';
import type { CatalogueItem } from '../read-catalogue-item';
import { PRICE_LABEL, whatsAppLink } from './phrases';

type Notice = {
  enquiry: StoredEnquiryRow;
  company: Company;
  item?: CatalogueItem | undefined;
  to: string[];
  siteUrl: string;
};

function doubtBlock(spamReason: string | null): Block {
  const text =
    'Puede ser spam o de un cliente. La persona recibió la misma respuesta que todas. ' +
    'Revísala y, en el tablero, confírmala o márcala como spam.';
  return { kind: 'text', text: spamReason ? `${text} Señal: ${spamReason}.` : text };
}

/** The products of the visitor's list. The name of one that was not published is what the visitor sent. */
function lineBlocks(enquiry: StoredEnquiryRow): Block[] {
  const lines = readStoredLines(enquiry.lines);
  if (lines.length === 0) return [];
  const items = lines.map((line) =>
    line.slug === null
      ? `${line.quantity} × ${plainLine(line.name)} (no está en el catálogo)`
      : formatLine(line),
  );
  return [
    { kind: 'list', items },
    { kind: 'facts', facts: [[LABELS.estimate, formatEstimate(lines).join('; ')]] },
  ];
}

/** Writes the notice to staff about a new enquiry. Replies to this mail go to the visitor. */
export function writeNotice({ enquiry, company, item, to, siteUrl }: Notice): Message {
  const { folio, email, phone, type, message, subject, source } = enquiry;
  const { status, spamReason, consentVersion, consentAt } = enquiry;
  const extra = formatExtra(enquiry);
  const isDoubtful = status === 'dudoso';
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
    subject: `${isDoubtful ? 'Consulta dudosa' : 'Nueva consulta'} ${folio} de ${plainLine(name, 60)}`,
    title: `${isDoubtful ? 'Consulta dudosa' : 'Nueva consulta'} ${ENQUIRY_TYPE_PHRASES[type]}`,
    blocks: [
      ...(isDoubtful ? [doubtBlock(spamReason)] : []),
      {
        kind: 'facts',
        facts: [
          [LABELS.folio, folio],
          [LABELS.name, name],
          [LABELS.email, email],
          [LABELS.phone, formatPhoneColumns(enquiry, formatInternationalPhone)],
          [LABELS.createdAt, formatLongDateTime(enquiry.createdAt)],
          [LABELS.dueAt, enquiry.dueAt && formatLongDateTime(enquiry.dueAt)],
          [LABELS.subject, subject && plainLine(subject)],
          [PRICE_LABEL, item?.price],
          [LABELS.extra, extra && plainLine(extra, 400)],
          [LABELS.source, source && plainLine(source, 255)],
          [
            LABELS.consent,
            consentVersion && consentAt
              ? `versión ${plainLine(consentVersion)}, ${formatLongDateTime(consentAt)}`
              : null,
          ],
        ],
      },
      ...lineBlocks(enquiry),
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
