import type { Core } from '@strapi/strapi';

import type { Person } from '../../contracts/personal-data';
import type { StoredEnquiryRow } from '../api/enquiry/lib/summary';
import { pick } from '../lib/pick';
import { readCompany } from '../mail/company';
import { MAIL_UID, type MailRow } from '../mail/mail-row';
import { createPersonFinder } from './find-person';
import type { Actor } from './log-row';
import { createPrivacyLog } from './privacy-log';
import { renderPerson } from './render-person';
import { createSubjectHash } from './subjects';

/** Not those that the program derives from the others, or keeps for itself. */
const OWN = [
  'folio',
  'name',
  'email',
  'phone',
  'type',
  'status',
  'message',
  'subject',
  'source',
  'createdAt',
  'updatedAt',
  'firstReplyAt',
  'spamReason',
  'consentVersion',
  'consentAt',
] as const satisfies readonly (keyof StoredEnquiryRow)[];

type Own = Pick<StoredEnquiryRow, (typeof OWN)[number]>;
export type ExportedMail = Pick<MailRow, 'kind' | 'state' | 'createdAt' | 'settledAt'>;
export type ExportedEnquiry = Own & {
  history: NonNullable<StoredEnquiryRow['history']>;
  mails: ExportedMail[];
};
/** All that is held about a person, as the file has it. Moments are ISO 8601, UTC. */
export type PersonExport = {
  company: string;
  exportedAt: string;
  person: Person;
  enquiries: ExportedEnquiry[];
  subscription: { email: string; createdAt: string } | null;
};

function toExport(row: StoredEnquiryRow, mails: readonly MailRow[]): ExportedEnquiry {
  return {
    ...pick(row, OWN),
    history: row.history ?? [],
    mails: mails
      .filter(({ enquiryId }) => enquiryId === row.documentId)
      .map(({ kind, state, createdAt, settledAt }) => ({ kind, state, createdAt, settledAt })),
  };
}

/** One file with everything held about a person, to be read and with all of it as JSON. */
export async function exportPerson(
  strapi: Core.Strapi,
  person: Person,
  by: Actor,
): Promise<string> {
  const finder = createPersonFinder(strapi);
  const enquiries: ExportedEnquiry[] = [];
  for await (const rows of finder.readEnquiries(person)) {
    const ids = rows.map(({ documentId }) => documentId);
    const mails: MailRow[] = await strapi.db
      .query(MAIL_UID)
      .findMany({ where: { enquiryId: { $in: ids } }, orderBy: { id: 'asc' } });
    enquiries.push(...rows.map((row) => toExport(row, mails)));
  }
  const subscription = await finder.findSubscription(person);
  await createPrivacyLog(strapi).record({
    action: 'person-exported',
    by,
    counts: {
      enquiries: enquiries.length,
      mails: enquiries.reduce((total, { mails }) => total + mails.length, 0),
      subscriptions: subscription ? 1 : 0,
    },
    subjects: createSubjectHash(strapi).of(person),
  });
  return renderPerson({
    company: (await readCompany(strapi)).name,
    exportedAt: new Date().toISOString(),
    person,
    enquiries,
    subscription: subscription && {
      email: subscription.email,
      createdAt: new Date(subscription.createdAt).toISOString(),
    },
  });
}
