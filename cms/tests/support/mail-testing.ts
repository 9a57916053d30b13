import { MAIL_UID, type MailRow } from '../../src/mail/mail-row';
import { createMailWorker } from '../../src/mail/mail-worker';
import type { Cms } from './start-cms';

export const STAFF = 'equipo@example.test';

/** Returns the environment of a CMS that sends mail to `smtpUrl`. */
export const mailEnvironment = (smtpUrl: string) => ({
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'Tequiora <avisos@tequiora.example>',
  MAIL_TO: STAFF,
});

/** Returns helpers for the outbox of a CMS without timers: time passes only in `sendDue`. */
export function createMailTesting(cms: Cms) {
  const rows = () => cms.strapi.db.query(MAIL_UID);
  return {
    /** Sends the mails that are due, `later` milliseconds from now. */
    sendDue: (later = 0) => createMailWorker(cms.strapi).run(() => new Date(Date.now() + later)),
    count: (where: object = {}) => rows().count({ where }),
    find: (where: object = {}): Promise<MailRow[]> => rows().findMany({ where }),
    async clear(): Promise<void> {
      await rows().deleteMany({ where: {} });
      await cms.strapi.db.query('api::enquiry.enquiry').deleteMany({ where: {} });
    },
  };
}
