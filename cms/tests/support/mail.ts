import { createPostOffice } from '../../src/mail/post-office';
import { MAIL_UID, type MailRow } from '../../src/mail/mail-row';
import type { Cms } from './cms';

export const STAFF = 'equipo@example.test';

/** Environment of a CMS that sends its mail to `smtpUrl`. */
export const mailEnvironment = (smtpUrl: string) => ({
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'Tequiora <avisos@tequiora.example>',
  MAIL_TO: STAFF,
});

/** The outbox of a CMS whose own timer is off: time passes only where a test says so. */
export function createMailTesting(cms: Cms) {
  const rows = () => cms.strapi.db.query(MAIL_UID);
  return {
    /** One pass over what is due, `later` milliseconds from now. */
    look: (later = 0) => createPostOffice(cms.strapi).run(() => new Date(Date.now() + later)),
    count: (where: object = {}) => rows().count({ where }),
    find: (where: object = {}): Promise<MailRow[]> => rows().findMany({ where }),
    async clear(): Promise<void> {
      await rows().deleteMany({ where: {} });
      await cms.strapi.db.query('api::enquiry.enquiry').deleteMany({ where: {} });
    },
  };
}
