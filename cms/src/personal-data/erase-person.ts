import type { Core } from '@strapi/strapi';

import {
  type DataCounts,
  type EraseScope,
  PERSONAL_DATA_MESSAGES,
  type Person,
} from '../../contracts/personal-data';
import { removeMailFiles } from '../mail/delete-mails';
import { conflict, notFound } from '../platform/http/errors';
import { query } from '../platform/strapi/query';
import type { Actor } from './log-row';
import { createPersonFinder } from './person-finder';
import { createPrivacyLog } from './privacy-log';
import { removeEnquiries } from './remove-enquiries';
import { createSubjectHash } from './subjects';

const SUBSCRIPTION = 'api::newsletter-subscription.newsletter-subscription';
const BATCH = 200;

type Erasure = {
  person: Person;
  scope: EraseScope;
  /** Counts that the user confirmed. */
  expected: { enquiries: number; subscriptions: number };
};

/**
 * Erases the data of a data subject in one transaction and logs it.
 * @throws HttpError when the counts differ from the confirmed ones, or when there is no data
 */
export async function erasePerson(
  strapi: Core.Strapi,
  { person, scope, expected }: Erasure,
  by: Actor,
): Promise<DataCounts> {
  const finder = createPersonFinder(strapi);
  const log = createPrivacyLog(strapi);
  const files: string[] = [];

  const row = await strapi.db.transaction(async () => {
    const ids = scope === 'all' ? await finder.findIds(person) : [];
    const subscription = await finder.findSubscription(person);
    const subscriptions = subscription ? 1 : 0;
    const hasChanged =
      expected.subscriptions !== subscriptions ||
      (scope === 'all' && expected.enquiries !== ids.length);
    if (hasChanged) throw conflict(PERSONAL_DATA_MESSAGES.changed);
    if (ids.length + subscriptions === 0) throw notFound(PERSONAL_DATA_MESSAGES.nothing);

    const counts = { enquiries: 0, mails: 0, subscriptions };
    for (let start = 0; start < ids.length; start += BATCH) {
      const removed = await removeEnquiries(strapi, ids.slice(start, start + BATCH));
      counts.enquiries += removed.enquiries;
      counts.mails += removed.mails;
      files.push(...removed.files);
    }
    if (subscription) {
      await query(strapi, SUBSCRIPTION).deleteMany({ where: { id: subscription.id } });
    }
    return log.add({
      action: scope === 'all' ? 'person-erased' : 'person-unsubscribed',
      by,
      counts,
      subjects: createSubjectHash(strapi)(person),
    });
  });
  await log.appendToFile(row);
  await removeMailFiles(files);
  return row.counts;
}
