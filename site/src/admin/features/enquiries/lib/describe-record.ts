import { STATUS_LABELS } from '#src/admin/ui/status-labels.ts';
import type { IconName } from '#src/components/ui/icon.tsx';
import { formatResult, NO_RESULT_LABEL } from '@tequiora/cms/contracts/enquiry-result.ts';
import type { EnquiryHistoryRecord, ReplyChannel } from '@tequiora/cms/contracts/enquiry.ts';
import { formatShortDay } from '@tequiora/cms/contracts/format-date.ts';
import { replyTemplateName } from '@tequiora/cms/contracts/reply-template.ts';

export const CHANNEL_LABELS: Record<ReplyChannel, string> = {
  whatsapp: 'WhatsApp',
  email: 'correo',
};

export const RECORD_ICONS: Record<EnquiryHistoryRecord['event'], IconName> = {
  created: 'inbox',
  registered: 'message',
  'status-changed': 'refresh',
  'result-changed': 'refresh',
  replied: 'message',
  noted: 'note',
  taken: 'users',
  assigned: 'users',
  released: 'users',
  'next-step-set': 'calendar',
  'next-step-done': 'circle-check',
};

/** Returns a sentence about a history record. The text of a note is shown separately. */
export function describeRecord(record: EnquiryHistoryRecord): string {
  const { who } = record;
  switch (record.event) {
    case 'created':
      return record.to === 'spam' ? 'La consulta llegó y se apartó como spam' : 'Llegó la consulta';
    case 'registered':
      return `${who} registró el chat`;
    case 'status-changed':
      return `${who} cambió el estado de ${quote(record.from)} a ${quote(record.to)}${record.result ? `. ${formatResult(record.result)}` : ''}`;
    case 'result-changed': {
      const before = record.from ? formatResult(record.from) : NO_RESULT_LABEL;
      return `${who} cambió el resultado de «${before}» a «${formatResult(record.to)}»`;
    }
    case 'replied': {
      const { channel, template } = record;
      const reply = `${who} respondió por ${CHANNEL_LABELS[channel]}`;
      return template ? `${reply} con la plantilla «${replyTemplateName(template)}»` : reply;
    }
    case 'noted':
      return `${who} anotó:`;
    case 'taken':
      return `${who} tomó la consulta`;
    case 'assigned':
      return `${who} asignó la consulta a ${record.to}`;
    case 'next-step-set':
      return `${who} puso el próximo paso para el ${formatShortDay(record.on)}: ${record.text}`;
    case 'next-step-done':
      return `${who} hizo el próximo paso: ${record.text}`;
    case 'released':
      return describeRelease(record);
  }
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
