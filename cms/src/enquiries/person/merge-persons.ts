import { createHash } from 'node:crypto';

import type { Core } from '@strapi/strapi';

import { ENQUIRY_PERSON_MESSAGES, type PersonMergeKind } from '../../../contracts/enquiry-person';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { conflict, invalidField, notFound } from '../../platform/http/errors';
import type { Author } from '../change-status';
import type { StoredEnquiryRow } from '../summary';
import { contactKeys, ownKey, separationKeys } from './contact-keys';
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

type Pair = readonly [StoredEnquiryRow, StoredEnquiryRow];

/** Returns the hash by which one decision of each kind about two keys is in effect. */
export function pairHashOf(kind: PersonMergeKind, keys: readonly string[]): string {
  const text = keys.toSorted().join(' ');
  return createHash('sha256')
    .update(kind === 'merge' ? text : `${kind} ${text}`)
    .digest('hex');
}

/** Stores a decision about two keys, unless another request stores the same at the same time. */
async function decide(
  strapi: Core.Strapi,
  kind: PersonMergeKind,
  keys: readonly string[],
  { who, when }: Author,
): Promise<void> {
  const [firstKey, secondKey] = keys.toSorted();
  const pairHash = pairHashOf(kind, keys);
  const data = { kind, firstKey, secondKey, pairHash, mergedBy: who, mergedAt: when };
  await mergeRows(strapi)
    .create({ data })
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
    });
}

/** Returns the keys of a person that merges and separations may have. */
async function readKeys(strapi: Core.Strapi, row: StoredEnquiryRow): Promise<string[]> {
  const { rows, keys } = await findPerson(strapi, row);
  return [...new Set([...keys, ...rows.flatMap(separationKeys)])];
}

const undone = ({ who, when }: Author) => ({ pairHash: null, undoneBy: who, undoneAt: when });

/** Undoes the separations between the persons of two enquiries. */
async function undoSeparations(strapi: Core.Strapi, [row, other]: Pair, by: Author): Promise<void> {
  const [own, theirs] = [await readKeys(strapi, row), await readKeys(strapi, other)];
  const where = {
    kind: 'separation',
    undoneAt: null,
    $or: [
      { firstKey: { $in: own }, secondKey: { $in: theirs } },
      { firstKey: { $in: theirs }, secondKey: { $in: own } },
    ],
  };
  await mergeRows(strapi).updateMany({ where, data: undone(by) });
}

async function isSamePerson(strapi: Core.Strapi, [row, other]: Pair): Promise<boolean> {
  const { rows } = await findPerson(strapi, row);
  return rows.some(({ id }) => id === other.id);
}

/**
 * Merges the senders of two enquiries, and undoes separations between them. Does nothing when they are
 * one person already, also when another request merges them at the same time.
 * @throws HttpError when one of them has neither an e-mail address nor a phone number
 */
export async function mergePersons(strapi: Core.Strapi, pair: Pair, by: Author): Promise<void> {
  if (await isSamePerson(strapi, pair)) return;
  await undoSeparations(strapi, pair, by);
  if (await isSamePerson(strapi, pair)) return;
  const [row, other] = pair;
  const keys = [await readMergeKey(strapi, row), await readMergeKey(strapi, other)];
  await decide(strapi, 'merge', keys, by);
}

/**
 * Separates the sender of an enquiry from that of another one that is connected to it. Does nothing when
 * they are two persons already.
 * @throws HttpError for the same enquiry
 */
export async function separatePersons(strapi: Core.Strapi, pair: Pair, by: Author): Promise<void> {
  const [row, other] = pair;
  if (row.id === other.id) throw invalidField(['enquiry'], ENQUIRY_PERSON_MESSAGES.self);
  if (!(await isSamePerson(strapi, pair))) return;
  await decide(strapi, 'separation', [ownKey(row, other), ownKey(other, row)], by);
}

/**
 * Undoes a merge or a separation of the sender of an enquiry. Does nothing when it is undone already.
 * @throws HttpError when the person has no such merge
 */
export async function undoMerge(
  strapi: Core.Strapi,
  row: StoredEnquiryRow,
  documentId: string,
  by: Author,
): Promise<void> {
  const where = { ...mergesOf(await readKeys(strapi, row)), documentId };
  if ((await mergeRows(strapi).count({ where })) === 0)
    throw notFound(ENQUIRY_PERSON_MESSAGES.noMerge);
  await mergeRows(strapi).updateMany({
    where: { documentId, undoneAt: null },
    data: undone(by),
  });
}
