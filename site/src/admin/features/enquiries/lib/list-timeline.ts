import type { IconName } from '#src/components/ui/icon.tsx';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import type { EnquiryMail, ReceivedMail } from '@tequiora/cms/contracts/enquiry-mail.ts';
import type { EnquiryHistoryRecord } from '@tequiora/cms/contracts/enquiry.ts';
import { listUnansweredMails } from '@tequiora/cms/contracts/unanswered-mails.ts';
import { describeRecord, RECORD_ICONS } from './describe-record.ts';

/** What the timeline can be filtered by: what was said between both sides, notes, and the rest. */
export type TimelineKind = 'contact' | 'note' | 'change';

export type TimelineEntry = {
  key: string;
  kind: TimelineKind;
  icon: IconName;
  /** ISO 8601. */
  when: string;
  sentence: string;
  /** Of a note. */
  text: string | null;
  mail: EnquiryMail | null;
  received: ReceivedMail | null;
  /** A mail of the sender that waits for a reply. */
  isUnanswered: boolean;
  /** Recorded since the user loaded the enquiry. */
  isNew: boolean;
};

const KINDS: Record<EnquiryHistoryRecord['event'], TimelineKind> = {
  created: 'contact',
  registered: 'contact',
  imported: 'change',
  replied: 'contact',
  'mail-refused': 'contact',
  'mail-bounced': 'contact',
  'mail-received': 'contact',
  'mail-moved': 'change',
  'reply-not-needed': 'change',
  'call-missed': 'contact',
  noted: 'note',
  'status-changed': 'change',
  'result-changed': 'change',
  corrected: 'change',
  taken: 'change',
  assigned: 'change',
  released: 'change',
  'next-step-set': 'change',
  'next-step-done': 'change',
  'next-step-dropped': 'change',
  quoted: 'change',
  'quote-dropped': 'change',
  undone: 'change',
};

/**
 * Returns everything that happened to an enquiry, newest first; mails that wait for the server come first.
 * @param newFrom index of the first record that is new to the user
 */
export function listTimeline(enquiry: EnquiryDetail, newFrom: number): TimelineEntry[] {
  const { history, mails, received, channel } = enquiry;
  const mailOf = (record: EnquiryHistoryRecord) =>
    'mailId' in record ? (mails.find(({ id }) => id === record.mailId) ?? null) : null;
  const receivedOf = (record: EnquiryHistoryRecord) =>
    record.event === 'mail-received'
      ? (received.find(({ id }) => id === record.mailId) ?? null)
      : null;
  const unanswered: readonly EnquiryHistoryRecord[] =
    enquiry.unansweredMails > 0 ? listUnansweredMails(history) : [];
  const waiting = mails
    .filter(({ state }) => state === 'waiting')
    .map((mail): TimelineEntry => ({
      ...{ key: mail.id, kind: 'contact', icon: 'clock', when: mail.createdAt, mail },
      sentence: `El correo de ${mail.who} está por salir`,
      ...{ text: null, received: null, isNew: false, isUnanswered: false },
    }));
  const records = history.map((record, index): TimelineEntry => ({
    ...{ key: `${record.when} ${index}`, kind: KINDS[record.event], when: record.when },
    icon: RECORD_ICONS[record.event],
    sentence: describeRecord(record, channel),
    text: record.event === 'noted' ? record.text : null,
    ...{ mail: mailOf(record), received: receivedOf(record), isNew: index >= newFrom },
    isUnanswered: unanswered.includes(record),
  }));
  return [...records, ...waiting].toReversed();
}
