import type { ConfirmationTexts } from '../../../contracts/confirmation-texts';
import { ENQUIRY_LABELS } from '../../../contracts/enquiry-labels';
import { formatEstimate, formatLine, readStoredLines } from '../../../contracts/enquiry-lines';
import { formatDayName, formatDayOfMonth } from '../../../contracts/format-date';
import { formatOpeningHours } from '../../../contracts/format-opening-hours';
import { formatHour } from '../../../contracts/near-date';
import type { StoredEnquiryRow } from '../../enquiries/summary';
import { formatInternationalPhone } from '../../platform/values/phone';
import type { Company } from '../company';
import type { Block, Fact, Message } from '../message';
import type { CatalogueItem } from '../read-catalogue-item';
import { PRICE_LABEL, whatsAppLink } from './phrases';

type Confirmation = {
  enquiry: StoredEnquiryRow & { email: string };
  /** Filled with the values of the enquiry. */
  texts: ConfirmationTexts;
  company: Company;
  item?: CatalogueItem | undefined;
  siteUrl: string;
  now: Date;
};

/**
 * Writes the confirmation for a visitor. It does not repeat the enquiry, since its sender may have
 * entered the address of a third party. It names products and services of the catalogue only.
 */
export function writeConfirmation(confirmation: Confirmation): Message {
  const { enquiry, texts, company, item, siteUrl, now } = confirmation;
  const { folio, email } = enquiry;
  const listBlocks = lineBlocks(enquiry);
  return {
    to: [email],
    ...(company.email && { replyTo: { name: company.name, address: company.email } }),
    subject: texts.subject,
    title: texts.heading,
    blocks: [
      { kind: 'text', text: texts.greeting },
      { kind: 'text', text: texts.nextSteps },
      {
        kind: 'facts',
        facts: [
          ['Tu folio', folio],
          ...(listBlocks.length === 0 ? itemFacts(item) : []),
          ['Cuándo te contestamos', formatDueDate(enquiry, now)],
          ['Nuestro horario', formatHours(company)],
        ],
      },
      ...listBlocks,
      ...contactBlocks(company, folio, texts.contactNote),
      ...(texts.closing ? [{ kind: 'text' as const, text: texts.closing }] : []),
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

function itemFacts(item: CatalogueItem | undefined): Fact[] {
  return [
    [ENQUIRY_LABELS.subject, item?.name],
    [PRICE_LABEL, item?.price],
  ];
}

function lineBlocks(enquiry: StoredEnquiryRow): Block[] {
  const lines = readStoredLines(enquiry.lines);
  const items = lines.filter(({ slug }) => slug !== null).map(formatLine);
  if (items.length === 0) return [];
  return [
    { kind: 'text', text: 'Tu lista:' },
    { kind: 'list', items },
    {
      kind: 'facts',
      facts: [['Estimado con los precios de hoy', formatEstimate(lines).join('; ')]],
    },
  ];
}

function contactBlocks({ phone, whatsapp }: Company, folio: string, note: string): Block[] {
  const blocks: Block[] = [];
  if (phone || whatsapp) blocks.push({ kind: 'text', text: note });
  if (whatsapp) {
    const href = whatsAppLink(whatsapp, `Hola. Les escribí desde su sitio; mi folio es ${folio}.`);
    blocks.push({ kind: 'link', label: 'Escríbenos por WhatsApp', href });
  }
  if (phone) blocks.push({ kind: 'facts', facts: [['Teléfono', formatInternationalPhone(phone)]] });
  return blocks;
}
