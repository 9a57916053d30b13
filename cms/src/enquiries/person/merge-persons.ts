import { createHash } from 'node:crypto';

import type { Core } from '@strapi/strapi';

import { ENQUIRY_PERSON_MESSAGES } from '../../../contracts/enquiry-person';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { conflict, notFound } from '../../platform/http/errors';
import type { Author } from '../change-status';
import type { StoredEnquiryRow } from '../summary';
import { contactKeys } from './collect-person';
import { findPerson } from './find-person';
import { mergeRows, mergesOf } from './merge-rows';

/**
 * Returns the key that stands for the sender of an enquiry in a merge. It is the same for all enquiries
 * that contact data connects, and of the newest one, which is retained longest.
 */
async function readMergeKey(strapi: Core.Strapi, row: StoredEnquiryRow): Promise<string> {
  const { rows } = await findPerson(strapi, row, false);
  const [key] = rows.flatMap(contactKeys);
  if (!key) throw conflict(ENQUIRY_PERSON_MESSAGES.noContact);
  return key;
}

/**
 * Merges the senders of two enquiries. Does nothing when they are one person already, also when another
 * request merges them at the same time.
 * @throws HttpError when one of them has neither an e-mail address nor a phone number
 */
export async function mergePersons(
  strapi: Core.Strapi,
  [row, other]: readonly [StoredEnquiryRow, StoredEnquiryRow],
  { who, when }: Author,
): Promise<void> {
  const { rows } = await findPerson(strapi, row);
  if (rows.some(({ id }) => id === other.id)) return;
  const keys = [await readMergeKey(strapi, row), await readMergeKey(strapi, other)].sort();
  const [firstKey, secondKey] = keys;
  // The unique hash refuses a second merge of the same two.
  const pairHash = createHash('sha256').update(keys.join(' ')).digest('hex');
  const data = { firstKey, secondKey, pairHash, mergedBy: who, mergedAt: when };
  await mergeRows(strapi)
    .create({ data })
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
    });
}

/**
 * Undoes a merge of the sender of an enquiry. Does nothing when it is undone already.
 * @throws HttpError when the person has no such merge
 */
export async function undoMerge(
  strapi: Core.Strapi,
  row: StoredEnquiryRow,
  documentId: string,
  { who, when }: Author,
): Promise<void> {
  const { keys } = await findPerson(strapi, row);
  const where = { ...mergesOf(keys), documentId };
  if ((await mergeRows(strapi).count({ where })) === 0)
    throw notFound(ENQUIRY_PERSON_MESSAGES.noMerge);
  await mergeRows(strapi).updateMany({
    where: { documentId, undoneAt: null },
    data: { pairHash: null, undoneBy: who, undoneAt: when },
  });
}
