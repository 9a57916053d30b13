import type { EnquiryHistoryRecord } from './enquiry';

type MailRecord = EnquiryHistoryRecord & { event: 'mail-received' };

/** Returns true if a record answers all that the sender wrote before, or makes a reply to it unnecessary. */
const settlesMails = (record: EnquiryHistoryRecord) =>
  record.event === 'replied' ||
  record.event === 'reply-not-needed' ||
  (record.event === 'status-changed' && (record.to === 'completado' || record.to === 'spam'));

/** Returns the records of the mails that the sender wrote since the last reply, oldest first. */
export function listUnansweredMails(
  history: readonly EnquiryHistoryRecord[] | null | undefined,
): MailRecord[] {
  let mails: MailRecord[] = [];
  for (const record of history ?? []) {
    if (settlesMails(record)) mails = [];
    else if (record.event === 'mail-received' && !record.isAutomatic) mails.push(record);
    else if (record.event === 'mail-moved')
      mails = mails.filter(({ mailId }) => mailId !== record.mailId);
  }
  return mails;
}
