import type { Core } from '@strapi/strapi';

import type { MailProblem } from '../../contracts/enquiry-mail';
import { changeEnquiry } from '../enquiries/change-enquiry';
import { takeIfFree } from '../enquiries/change-owner';
import { addReply, withRecord } from '../enquiries/change-status';
import type { StoredEnquiryRow } from '../enquiries/summary';
import { query } from '../platform/strapi/query';
import { MAIL_UID, type MailRow } from './mail-row';
import { createOutbox } from './outbox';

type Settled = MailRow & { enquiryId: string };

/**
 * Changes the enquiry of a reply, unless its history has the outcome already, and settles the reply, in one
 * transaction. The enquiry is locked first, as by its deletion.
 */
async function settleWith(
  strapi: Core.Strapi,
  { documentId, enquiryId }: Settled,
  make: (row: StoredEnquiryRow) => StoredEnquiryRow,
  settle: () => Promise<void>,
): Promise<void> {
  await strapi.db.transaction(async () => {
    await changeEnquiry(strapi, enquiryId, (row) => {
      const isRecorded = row.history?.some(
        (record) => 'mailId' in record && record.mailId === documentId,
      );
      return isRecorded ? row : make(row);
    });
    await settle();
  });
}

/** Records a reply that the mail server accepted as the answer to its enquiry. */
export async function recordSentReply(
  strapi: Core.Strapi,
  row: Settled,
  messageId: string,
  now: Date,
): Promise<void> {
  const { documentId: mailId, accountId, author, template } = row;
  const by = { who: author ?? '', when: now.toISOString() };
  const reply = { channel: 'email', ...(template && { template }), mailId } as const;
  await settleWith(
    strapi,
    row,
    (enquiry) => {
      // Marked as spam while the mail was on its way.
      if (enquiry.status === 'spam')
        return withRecord(enquiry, { event: 'replied', ...reply, ...by });
      const owned = accountId === null ? enquiry : takeIfFree(enquiry, accountId, by);
      return addReply(owned, reply, by);
    },
    async () => {
      await createOutbox(strapi).settle(row, 'sent', now, { messageId });
      await replaceRefusedReplies(strapi, row.enquiryId);
    },
  );
}

/** Records a reply that the mail server refused for good, or that could not be sent for days. */
export async function recordRefusedReply(
  strapi: Core.Strapi,
  row: Settled,
  { failure, response }: MailProblem,
  now: Date,
): Promise<void> {
  const by = { who: row.author ?? '', when: now.toISOString() };
  const record = { event: 'mail-refused', mailId: row.documentId, failure, response } as const;
  await settleWith(
    strapi,
    row,
    (enquiry) => withRecord(enquiry, { ...record, ...by }),
    () => createOutbox(strapi).settle(row, 'failed', now, { failure, response }),
  );
}

/**
 * Records that a mail came back which a server had accepted. A confirmation shows then that the address is wrong;
 * a reply is shown to staff, unless another one followed it. Call it in a transaction.
 */
export async function recordBouncedMail(
  strapi: Core.Strapi,
  { id, kind, documentId: mailId, enquiryId, author }: Settled,
  response: string | null,
  now: Date,
): Promise<void> {
  const mails = query<MailRow>(strapi, MAIL_UID);
  const problem = { failure: 'recipient', response } as const;
  if (kind === 'confirmation') {
    await mails.updateMany({ where: { id }, data: { state: 'skipped', ...problem } });
    return;
  }
  if (kind !== 'reply') return;
  const record = { event: 'mail-bounced', mailId, ...problem } as const;
  const { history } = await changeEnquiry(strapi, enquiryId, (row) => {
    const isRecorded = row.history?.some(
      (one) => one.event === 'mail-bounced' && one.mailId === mailId,
    );
    const by = { who: author ?? '', when: now.toISOString() };
    return isRecorded ? row : withRecord(row, { ...record, ...by });
  });
  const last = history?.findLast(({ event }) => event === 'replied');
  const isLast = last?.event === 'replied' && last.mailId === mailId;
  const state = isLast ? 'bounced' : 'replaced';
  await mails.updateMany({ where: { id, state: 'sent' }, data: { state, ...problem } });
}

/** Stops asking about the refused and bounced replies of an enquiry that was answered another way. */
export async function replaceRefusedReplies(strapi: Core.Strapi, enquiryId: string): Promise<void> {
  await query(strapi, MAIL_UID).updateMany({
    where: { kind: 'reply', state: { $in: ['failed', 'bounced'] }, enquiryId },
    data: { state: 'replaced' },
  });
}
