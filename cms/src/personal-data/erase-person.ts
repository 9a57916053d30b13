import type { Core } from '@strapi/strapi';

import {
  type DataCounts,
  type EraseScope,
  PERSONAL_DATA_MESSAGES,
  type Person,
  type PersonMatch,
} from '../../contracts/personal-data';
import { removeMailFiles } from '../mail/delete-mails';
import { conflict, notFound } from '../platform/http/errors';
import type { Actor } from './log-row';
import { createPersonFinder, keysOf, type Match } from './person-finder';
import { createPrivacyLog } from './privacy-log';
import { redactFormerContacts } from './redact-former-contacts';
import { removeEnquiries } from './remove-enquiries';
import { removeSubscriptions } from './remove-subscriptions';
import { createSubjectHash, toPartial } from './subjects';

const BATCH = 200;

type Erasure = {
  person: Person;
  scope: EraseScope;
  /** `documentId` of the enquiries to erase. */
  chosen: readonly string[];
  /** Counts that the user confirmed. */
  expected: { enquiries: number; subscriptions: number };
};

type Choice = { found: readonly Match[]; ids: readonly string[] };

/**
 * Returns the hashes of the erased data subject. Of a contact that kept enquiries have too, only the
 * chosen ones are erased again after a restore.
 */
function listSubjects(strapi: Core.Strapi, person: Person, { found, ids }: Choice): string[] {
  const hash = createSubjectHash(strapi);
  const kept = found.filter(({ documentId }) => !ids.includes(documentId));
  const isKept = (...matches: PersonMatch[]) => kept.some(({ match }) => matches.includes(match));
  const of = (subjects: string[], isPartial: boolean) =>
    isPartial ? subjects.map(toPartial) : subjects;
  const { email, phone } = person;
  return [
    ...of(hash({ email }), isKept('email')),
    // Those with the e-mail address may have the phone too.
    ...of(hash({ phone }), isKept('email', 'phone')),
    ...(kept.length > 0 ? ids.flatMap((documentId) => hash({ documentId })) : []),
  ];
}

/**
 * Erases the subscription, the chosen enquiries and the former contacts of a data subject in one
 * transaction and logs it.
 * @throws HttpError when the counts differ from the confirmed ones, or when there is no data
 */
export async function erasePerson(
  strapi: Core.Strapi,
  { person, scope, chosen, expected }: Erasure,
  by: Actor,
): Promise<DataCounts> {
  const finder = createPersonFinder(strapi);
  const log = createPrivacyLog(strapi);
  const files: string[] = [];

  const row = await strapi.db.transaction(async () => {
    const found = scope === 'all' ? await finder.findMatches(person) : [];
    const isFound = new Set(found.map(({ documentId }) => documentId));
    const ids = scope === 'all' ? chosen : [];
    const subscription = await finder.findSubscription(person);
    const subscriptions = subscription ? 1 : 0;
    const hasChanged =
      expected.subscriptions !== subscriptions ||
      (scope === 'all' && expected.enquiries !== found.length) ||
      !ids.every((id) => isFound.has(id));
    if (hasChanged) throw conflict(PERSONAL_DATA_MESSAGES.changed);

    const counts = { enquiries: 0, mails: 0, subscriptions };
    for (let start = 0; start < ids.length; start += BATCH) {
      const removed = await removeEnquiries(strapi, ids.slice(start, start + BATCH));
      counts.enquiries += removed.enquiries;
      counts.mails += removed.mails;
      files.push(...removed.files);
    }
    const redacted = scope === 'all' ? await redactFormerContacts(strapi, keysOf(person)) : 0;
    if (ids.length + subscriptions + redacted === 0) {
      throw notFound(PERSONAL_DATA_MESSAGES.nothing);
    }
    if (subscription) {
      await removeSubscriptions(strapi, [subscription]);
    }
    return log.add({
      action: scope === 'all' ? 'person-erased' : 'person-unsubscribed',
      by,
      counts,
      subjects: listSubjects(strapi, person, { found, ids }),
    });
  });
  await log.appendToFile(row);
  await removeMailFiles(files);
  return row.counts;
}
