import type { Core } from '@strapi/strapi';

import { ENQUIRY_UID } from '../../contracts/enquiry';
import {
  PERSON_ENQUIRIES_MAX,
  type Person,
  type PersonEnquiry,
  type PersonFindings,
  type PersonMatch,
} from '../../contracts/personal-data';
import { PHONE_COLUMNS } from '../../contracts/phone';
import { enquiryRows } from '../enquiries/enquiry-rows';
import { formerlyOf } from '../enquiries/former-contacts';
import {
  CONTACT_COLUMNS,
  type ContactColumns,
  contactKeys,
  ownPhone,
} from '../enquiries/person/contact-keys';
import { findViewsAbout } from '../enquiries/saved-views';
import type { StoredEnquiryRow } from '../enquiries/summary';
import { SUBSCRIPTION_UID } from '../integrations/shared-resources';
import { MAIL_UID, type MailRow } from '../mail/mail-row';
import { query } from '../platform/strapi/query';
import { readBatches } from '../platform/strapi/read-batches';
import { pick } from '../platform/values/pick';
import { toEntry } from './log-row';
import { createPrivacyLog } from './privacy-log';
import { createSubjectHash } from './subjects';

const LOG_LISTED = 50;
const BATCH = 200;

const FIELDS = [
  'documentId',
  'folio',
  'name',
  'email',
  ...PHONE_COLUMNS,
  'type',
  'status',
  'createdAt',
] as const satisfies readonly (keyof PersonEnquiry)[];

type Subscription = { id: number; documentId: string; email: string; createdAt: string };

/** The contact keys of a data subject. */
export const keysOf = ({ email, phone }: Person) =>
  contactKeys({ emailKey: email, phone, phoneExtension: null });

function matchOf({ email, phone }: Person, row: ContactColumns): PersonMatch {
  if (email && row.emailKey === email) return 'email';
  return phone && ownPhone(row) === phone ? 'phone' : 'former';
}

export type Match = { documentId: string; match: PersonMatch };

/** Finds the data of a data subject by e-mail address or phone number, whichever is given. */
export function createPersonFinder(strapi: Core.Strapi) {
  const enquiries = () => enquiryRows(strapi);

  const contactWhere = ({ email, phone }: Person) => [
    ...(email ? [{ emailKey: email }] : []),
    ...(phone ? [{ phone, phoneExtension: { $null: true } }] : []),
  ];
  const whereOf = (person: Person) => ({
    $or: [...contactWhere(person), formerlyOf(keysOf(person))],
  });
  const chosenOf = (person: Person, chosen: readonly string[]) => ({
    $and: [whereOf(person), { documentId: { $in: chosen } }],
  });

  /** Returns what identifies the found enquiries and why they were found. */
  async function findMatches(person: Person): Promise<Match[]> {
    const rows = await enquiries().findMany({
      select: ['documentId', ...CONTACT_COLUMNS],
      where: whereOf(person),
    });
    return rows.map(({ documentId, ...contact }) => ({
      documentId,
      match: matchOf(person, contact),
    }));
  }

  async function findSubscription({ email }: Person): Promise<Subscription | null> {
    return email
      ? query<Subscription>(strapi, SUBSCRIPTION_UID).findOne({ where: { email } })
      : null;
  }

  /** Returns the number of mails per enquiry. */
  async function countMails(ids: readonly string[]): Promise<Map<string, number>> {
    const counts = new Map<string, number>();
    for (let start = 0; start < ids.length; start += BATCH) {
      const enquiryId = { $in: ids.slice(start, start + BATCH) };
      const mails = await query<MailRow>(strapi, MAIL_UID).findMany({
        select: ['enquiryId'],
        where: { enquiryId },
      });
      for (const { enquiryId: id } of mails) if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return counts;
  }

  return {
    findMatches,
    findSubscription,
    /** Returns the saved views that search for the data subject by the chosen enquiries. */
    findViews: (person: Person, chosen: readonly string[]) =>
      findViewsAbout(strapi, chosenOf(person, chosen)),

    /** Yields batches of the chosen enquiries with all columns, oldest first. */
    readEnquiries: (person: Person, chosen: readonly string[]) =>
      readBatches<StoredEnquiryRow>(strapi, ENQUIRY_UID, chosenOf(person, chosen)),

    async find(person: Person): Promise<PersonFindings> {
      const found = await findMatches(person);
      const mails = await countMails(found.map(({ documentId }) => documentId));
      const listed = await enquiries().findMany({
        select: [...FIELDS, 'emailKey'],
        where: whereOf(person),
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        limit: PERSON_ENQUIRIES_MAX,
      });
      const subscription = await findSubscription(person);
      const subjects = createSubjectHash(strapi)(person);
      const log = await createPrivacyLog(strapi).find(
        { $or: subjects.map((subject) => ({ subjects: { $contains: subject } })) },
        LOG_LISTED,
      );
      return {
        person,
        counts: {
          enquiries: found.length,
          mails: [...mails.values()].reduce((total, count) => total + count, 0),
          subscriptions: subscription ? 1 : 0,
        },
        enquiries: listed.map((row) => ({
          ...pick(row, FIELDS),
          match: matchOf(person, row),
          mails: mails.get(row.documentId) ?? 0,
        })),
        subscription: subscription && {
          email: subscription.email,
          createdAt: new Date(subscription.createdAt).toISOString(),
        },
        log: log.map(toEntry),
      };
    },
  };
}
