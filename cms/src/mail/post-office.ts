import type { Core } from '@strapi/strapi';

import { readCompany } from './company';
import { createDelivery } from './deliver';
import { explainFailure } from './explain-failure';
import type { MailKind, MailRow } from './mail-row';
import { readMailSettings } from './mail-settings';
import { createOutbox } from './outbox';
import { createMailWriter } from './write-mail';

/** To an address that somebody set; all others are to whoever wrote, or to accounts. */
const TO_THE_COMPANY: readonly MailKind[] = ['notice', 'summary'];

/** Sends what waits in the outbox. */
export function createPostOffice(strapi: Core.Strapi) {
  const settings = readMailSettings();
  const outbox = createOutbox(strapi);
  const writeMail = createMailWriter(strapi, settings);
  const deliver = createDelivery(strapi, settings);

  async function handle(row: MailRow, clock: () => Date): Promise<void> {
    const message = await writeMail(row);
    if (!message) return outbox.settle(row, 'skipped', clock());
    await deliver(row, message, (await readCompany(strapi)).name);
    await outbox.settle(row, 'sent', clock());
  }

  /** Whether the next mail may fare better. */
  async function noteFailure(row: MailRow, error: unknown, now: Date): Promise<boolean> {
    const { failure, isFinal, code } = explainFailure(error);
    strapi.log.warn(`Mail: ${row.kind} ${row.documentId} was not sent: ${code}`);
    // What a visitor mistyped is no trouble of ours; an address for notices can be mended.
    if (isFinal && !TO_THE_COMPANY.includes(row.kind))
      await outbox.settle(row, 'skipped', now, failure);
    else await outbox.fail(row, failure, now);
    return failure === 'recipient';
  }

  return {
    /** One pass: all that is due, until the server fails. */
    async run(clock = () => new Date()): Promise<void> {
      for (;;) {
        const row = await outbox.claim(clock(), settings.limit);
        if (!row) return;
        try {
          await handle(row, clock);
        } catch (error) {
          if (!(await noteFailure(row, error, clock()))) return;
        }
      }
    },
  };
}
