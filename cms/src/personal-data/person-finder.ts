import type { Core } from '@strapi/strapi';

import { ENQUIRY_UID } from '../../contracts/enquiry';
import {
  PERSON_ENQUIRIES_MAX,
  type Person,
  type PersonEnquiry,
  type PersonFindings,
} from '../../contracts/personal-data';
import { enquiryRows } from '../enquiries/enquiry-rows';
import { findViewsAbout } from '../enquiries/saved-views';
import type { StoredEnquiryRow } from '../enquiries/summary';
import { MAIL_UID } from '../mail/mail-row';
import { query } from '../platform/strapi/query';
import { readBatches } from '../platform/strapi/read-batches';
import { pick } from '../platform/values/pick';
import { toEntry } from './log-row';
import { createPrivacyLog } from './privacy-log';
import { createSubjectHash } from './subjects';

const SUBSCRIPTION = 'api::newsletter-subscription.newsletter-subscription';
const LOG_LISTED = 50;
const BATCH = 200;

const FIELDS = [
  'documentId',
  'folio',
  'name',
  'email',
  'phone',
  'type',
  'status',
  'createdAt',
] as const satisfies readonly (keyof PersonEnquiry)[];

type Subscription = { id: number; email: string; createdAt: string };

/** Finds the data of a data subject by e-mail address or phone number, whichever is given. */
export function createPersonFinder(strapi: Core.Strapi) {
  const enquiries = () => enquiryRows(strapi);

  const whereOf = ({ email, phone }: Person) => ({
    $or: [...(email ? [{ emailKey: email }] : []), ...(phone ? [{ phone }] : [])],
  });

  async function findIds(person: Person): Promise<string[]> {
    const rows = await enquiries().findMany({
      select: ['documentId'],
      where: whereOf(person),
    });
    return rows.map(({ documentId }) => documentId);
  }

  async function findSubscription({ email }: Person): Promise<Subscription | null> {
    return email ? query<Subscription>(strapi, SUBSCRIPTION).findOne({ where: { email } }) : null;
  }

  async function countMails(ids: readonly string[]): Promise<number> {
    let total = 0;
    for (let start = 0; start < ids.length; start += BATCH) {
      const enquiryId = { $in: ids.slice(start, start + BATCH) };
      total += await query(strapi, MAIL_UID).count({ where: { enquiryId } });
    }
    return total;
  }

  return {
    findIds,
    findSubscription,
    /** Returns the saved views that search for the data subject. */
    findViews: (person: Person) => findViewsAbout(strapi, whereOf(person)),

    /** Yields batches of all enquiries with all columns, oldest first. */
    readEnquiries: (person: Person) =>
      readBatches<StoredEnquiryRow>(strapi, ENQUIRY_UID, whereOf(person)),

    async find(person: Person): Promise<PersonFindings> {
      const ids = await findIds(person);
      const listed: PersonEnquiry[] = await enquiries().findMany({
        select: [...FIELDS],
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
          enquiries: ids.length,
          mails: await countMails(ids),
          subscriptions: subscription ? 1 : 0,
        },
        enquiries: listed.map((row) => pick(row, FIELDS)),
        subscription: subscription && {
          email: subscription.email,
          createdAt: new Date(subscription.createdAt).toISOString(),
        },
        log: log.map(toEntry),
      };
    },
  };
}
