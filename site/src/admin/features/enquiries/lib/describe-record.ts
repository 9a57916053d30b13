import { STATUS_LABELS } from '#src/admin/ui/status-labels.ts';
import type { IconName } from '#src/components/ui/icon.tsx';
import { describeMailProblem } from '@tequiora/cms/contracts/enquiry-mail.ts';
import { formatQuote } from '@tequiora/cms/contracts/enquiry-quote.ts';
import { formatResult, NO_RESULT_LABEL } from '@tequiora/cms/contracts/enquiry-result.ts';
import {
  CONTACT_CHANNEL_PHRASES,
  ENQUIRY_CHANNEL_PHRASES,
  REGISTERED_CHANNEL_PHRASES,
  type EnquiryChannel,
  type EnquiryHistoryRecord,
  type EnquiryStatus,
} from '@tequiora/cms/contracts/enquiry.ts';
import { formatCorrections } from '@tequiora/cms/contracts/format-corrections.ts';
import { formatShortDay } from '@tequiora/cms/contracts/format-date.ts';
import { replyTemplateName } from '@tequiora/cms/contracts/reply-template.ts';

export const RECORD_ICONS: Record<EnquiryHistoryRecord['event'], IconName> = {
  created: 'inbox',
  registered: 'message',
  imported: 'upload',
  'status-changed': 'refresh',
  'result-changed': 'refresh',
  replied: 'message',
  corrected: 'pencil',
  'mail-refused': 'circle-alert',
  'mail-bounced': 'circle-alert',
  'mail-received': 'mail',
  'mail-moved': 'mail',
  'reply-not-needed': 'check',
  'call-missed': 'phone',
  noted: 'note',
  taken: 'users',
  assigned: 'users',
  released: 'users',
  'next-step-set': 'calendar',
  'next-step-done': 'circle-check',
  'next-step-dropped': 'close',
  quoted: 'receipt',
  'quote-dropped': 'close',
  undone: 'refresh',
};

/**
 * Returns a sentence about a history record. The text of a note is shown separately.
 * @param channel how the enquiry arrived, where that is not shown otherwise
 */
export function describeRecord(record: EnquiryHistoryRecord, channel?: EnquiryChannel): string {
  const { who } = record;
  switch (record.event) {
    case 'created':
      return describeArrival(record.to, channel);
    case 'registered':
      return `${who} registró ${REGISTERED_CHANNEL_PHRASES[record.channel ?? 'whatsapp']}`;
    case 'imported':
      return `${who} importó la consulta de un archivo`;
    case 'status-changed':
      return `${who} cambió el estado de ${quote(record.from)} a ${quote(record.to)}${record.isUnanswered ? ', sin haber respondido' : ''}${record.result ? `. ${formatResult(record.result)}` : ''}`;
    case 'result-changed': {
      const before = record.from ? formatResult(record.from) : NO_RESULT_LABEL;
      return `${who} cambió el resultado de «${before}» a «${formatResult(record.to)}»`;
    }
    case 'replied': {
      const { channel, template } = record;
      const reply = `${who} respondió ${CONTACT_CHANNEL_PHRASES[channel]}`;
      return template ? `${reply} con la plantilla «${replyTemplateName(template)}»` : reply;
    }
    case 'corrected':
      return `${who} corrigió: ${formatCorrections(record.changes)}`;
    case 'mail-refused':
      return `El correo de ${who} no salió: ${describeMailProblem(record)}`;
    case 'mail-bounced':
      return `El correo de ${who} rebotó: ${describeMailProblem(record)}`;
    case 'mail-received':
      return record.isAutomatic ? 'Llegó una respuesta automática' : 'Llegó un correo';
    case 'mail-moved':
      return `${who} pasó un correo a la consulta ${record.folio}`;
    case 'reply-not-needed':
      return `${who} indicó que no hace falta responder`;
    case 'call-missed':
      return `${who} llamó y no le contestaron`;
    case 'noted':
      return `${who} anotó:`;
    case 'taken':
      return `${who} tomó la consulta`;
    case 'assigned':
      return `${who} asignó la consulta a ${record.to}`;
    case 'next-step-set':
      return `${who} puso el siguiente paso para el ${formatShortDay(record.on)}: ${record.text}`;
    case 'next-step-done':
      return `${who} hizo el siguiente paso: ${record.text}`;
    case 'next-step-dropped':
      return `${who} quitó el siguiente paso: ${record.text}`;
    case 'quoted': {
      const quoted = `${who} cotizó ${formatQuote(record.to)}`;
      return record.from ? `${quoted}. Antes: ${formatQuote(record.from)}` : quoted;
    }
    case 'quote-dropped':
      return `${who} quitó la cotización de ${formatQuote(record.from)}`;
    case 'undone':
      return `${who} deshizo: ${record.records.map((each) => describeRecord(each)).join('; ')}`;
    case 'released':
      return describeRelease(record);
  }
}

function describeArrival(to: EnquiryStatus, channel?: EnquiryChannel): string {
  const arrival = ['Llegó la consulta', ...(channel ? [ENQUIRY_CHANNEL_PHRASES[channel]] : [])];
  if (to === 'spam') arrival.push('y se apartó como spam');
  if (to === 'dudoso') arrival.push('y quedó en dudosas');
  return arrival.join(' ');
}

function describeRelease({ who, from, reason }: EnquiryHistoryRecord & { event: 'released' }) {
  if (reason === 'overdue') return `Se venció el plazo de ${from}: la consulta quedó libre`;
  if (reason === 'account-deleted')
    return `Se eliminó la cuenta de ${from}: la consulta quedó libre`;
  if (reason === 'account-disabled')
    return `La cuenta de ${from} ya no tiene acceso: la consulta quedó libre`;
  return who === from ? `${who} liberó la consulta` : `${who} le quitó la consulta a ${from}`;
}

function quote(status: keyof typeof STATUS_LABELS): string {
  return `«${STATUS_LABELS[status]}»`;
}
