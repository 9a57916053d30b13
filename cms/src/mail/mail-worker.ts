import type { Core } from '@strapi/strapi';

import { isExpired } from '../platform/jobs/retry-schedule';
import { readCompany } from './company';
import { createDelivery } from './deliver';
import { explainFailure } from './explain-failure';
import type { MailKind, MailRow } from './mail-row';
import { readMailSettings } from './mail-settings';
import { createMailWriter } from './mail-writer';
import { createOutbox } from './outbox';
import { recordRefusedReply, recordSentReply } from './settle-reply';

/** Mails to configured addresses; all others go to visitors or to accounts. */
const TO_STAFF: readonly MailKind[] = ['notice', 'summary'];

const isReply = (row: MailRow): row is MailRow & { enquiryId: string } =>
  row.kind === 'reply' && row.enquiryId !== null;

/** Creates the worker that sends the mails of the outbox. */
export function createMailWorker(strapi: Core.Strapi) {
  const settings = readMailSettings();
  const outbox = createOutbox(strapi);
  const writeMail = createMailWriter(strapi, settings);
  const deliver = createDelivery(strapi, settings);

  async function handle(row: MailRow, clock: () => Date): Promise<void> {
    const message = await writeMail(row);
    if (!message) return outbox.settle(row, 'skipped', clock());
    const { name } = await readCompany(strapi);
    if (!(await outbox.startDelivery(row, clock()))) return;
    const messageId = await deliver(row, message, name);
    if (isReply(row)) await recordSentReply(strapi, row, messageId, clock());
    else
      await outbox.settle(row, 'sent', clock(), row.kind === 'confirmation' ? { messageId } : {});
  }

  /** Stores a failure. Returns true when it concerns this recipient only, so the run continues. */
  async function recordFailure(row: MailRow, error: unknown, now: Date): Promise<boolean> {
    const { failure, isFinal, isMessageRefused, response, code } = explainFailure(error);
    strapi.log.warn(`Mail: ${row.kind} ${row.documentId} was not sent: ${code}`);
    if (isReply(row)) {
      const problem = { failure, response };
      const isGivenUp =
        isFinal || isMessageRefused || failure === 'nobody' || isExpired(row.createdAt, now);
      if (isGivenUp) await recordRefusedReply(strapi, row, problem, now);
      else await outbox.fail(row, problem, now);
      return isGivenUp || failure === 'recipient';
    }
    // A mistyped address of a visitor is final; a configured address can still be fixed.
    if (isFinal && !TO_STAFF.includes(row.kind))
      await outbox.settle(row, 'skipped', now, { failure });
    else await outbox.fail(row, { failure, response: null }, now);
    return failure === 'recipient';
  }

  return {
    /** Sends all mails that are due; stops when the mail server fails. */
    async run(clock = () => new Date()): Promise<void> {
      for (;;) {
        const row = await outbox.claim(clock(), settings.limit);
        if (!row) return;
        try {
          await handle(row, clock);
        } catch (error) {
          if (!(await recordFailure(row, error, clock()))) return;
        }
      }
    },
  };
}
