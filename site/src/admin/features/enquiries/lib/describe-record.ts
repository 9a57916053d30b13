import { STATUS_LABELS } from '#src/admin/ui/status-labels.ts';
import type { IconName } from '#src/components/ui/icon.tsx';
import { formatResult, NO_RESULT_LABEL } from '@tequiora/cms/contracts/enquiry-result.ts';
import {
  CONTACT_CHANNEL_PHRASES,
  type EnquiryHistoryRecord,
} from '@tequiora/cms/contracts/enquiry.ts';
import { formatCorrections } from '@tequiora/cms/contracts/format-corrections.ts';
import { formatShortDay } from '@tequiora/cms/contracts/format-date.ts';
import { replyTemplateName } from '@tequiora/cms/contracts/reply-template.ts';

export const RECORD_ICONS: Record<EnquiryHistoryRecord['event'], IconName> = {
  created: 'inbox',
  registered: 'message',
  'status-changed': 'refresh',
  'result-changed': 'refresh',
  replied: 'message',
  corrected: 'pencil',
  'call-missed': 'phone',
  noted: 'note',
  taken: 'users',
  assigned: 'users',
  released: 'users',
  'next-step-set': 'calendar',
  'next-step-done': 'circle-check',
  'next-step-dropped': 'close',
  undone: 'refresh',
};

/** Returns a sentence about a history record. The text of a note is shown separately. */
export function describeRecord(record: EnquiryHistoryRecord): string {
  const { who } = record;
  switch (record.event) {
    case 'created':
      if (record.to === 'spam') return 'La consulta llegó y se apartó como spam';
      return record.to === 'dudoso' ? 'La consulta llegó y quedó en dudosas' : 'Llegó la consulta';
    case 'registered':
      return `${who} registró el chat`;
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
    case 'undone':
      return `${who} deshizo: ${record.records.map(describeRecord).join('; ')}`;
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
