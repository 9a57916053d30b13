import type { Core } from '@strapi/strapi';

import {
  type DataCounts,
  type EraseScope,
  PERSONAL_DATA_MESSAGES,
  type Person,
} from '../../contracts/personal-data';
import { conflict, notFound } from '../lib/refusal';
import { removeMailFiles } from '../mail/forget-mails';
import { createPersonFinder } from './find-person';
import type { Actor } from './log-row';
import { createPrivacyLog } from './privacy-log';
import { removeEnquiries } from './remove-enquiries';
import { createSubjectHash } from './subjects';

const SUBSCRIPTION = 'api::newsletter-subscription.newsletter-subscription';
const BATCH = 200;

export type Erasure = {
  person: Person;
  scope: EraseScope;
  /** What was confirmed. */
  expected: { enquiries: number; subscriptions: number };
};

/**
 * Deletes what is held about a person, all of it or nothing, and says so in the log.
 * @throws Refusal when there is something else than what was confirmed, or nothing
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
    const isOther =
      expected.subscriptions !== subscriptions ||
      (scope === 'all' && expected.enquiries !== ids.length);
    if (isOther) throw conflict(PERSONAL_DATA_MESSAGES.changed);
    if (ids.length + subscriptions === 0) throw notFound(PERSONAL_DATA_MESSAGES.nothing);

    const counts = { enquiries: 0, mails: 0, subscriptions };
    for (let start = 0; start < ids.length; start += BATCH) {
      const removed = await removeEnquiries(strapi, ids.slice(start, start + BATCH));
      counts.enquiries += removed.enquiries;
      counts.mails += removed.mails;
      files.push(...removed.files);
    }
    if (subscription) {
      await strapi.db.query(SUBSCRIPTION).deleteMany({ where: { id: subscription.id } });
    }
    return log.add({
      action: scope === 'all' ? 'person-erased' : 'person-unsubscribed',
      by,
      counts,
      subjects: createSubjectHash(strapi).of(person),
    });
  });
  await log.keep(row);
  await removeMailFiles(files);
  return row.counts;
}
