import type { Core } from '@strapi/strapi';

import type { PersonMergeKind } from '../../../contracts/enquiry-person';
import { enquiryRows } from '../enquiry-rows';
import { SUMMARY_FIELDS, type StoredEnquiryRow } from '../summary';
import { collectPerson } from './collect-person';
import { mergeRows, mergesOf } from './merge-rows';

/** Selects the enquiries with one of the contact keys. */
export const enquiriesOf = (keys: readonly string[]) => ({
  $or: [{ emailKey: { $in: keys } }, { phone: { $in: keys }, phoneExtension: { $null: true } }],
});

/** Returns the keys that a merge or separation in effect has in addition to one of the keys. */
async function findPaired(
  strapi: Core.Strapi,
  kind: PersonMergeKind,
  keys: string[],
): Promise<string[]> {
  if (keys.length === 0) return [];
  const where = { ...mergesOf(keys), kind, undoneAt: null };
  const pairs = await mergeRows(strapi).findMany({ where });
  const given = new Set(keys);
  return pairs.flatMap(({ firstKey, secondKey }) => [
    ...(given.has(firstKey) ? [secondKey] : []),
    ...(given.has(secondKey) ? [firstKey] : []),
  ]);
}

/** Selects the enquiries with none of the keys of separations. */
const separateFrom = (keys: readonly string[]) => ({
  $and: ['documentId', 'emailKey', 'phone'].map((column) => ({
    $or: [{ [column]: { $null: true } }, { [column]: { $notIn: keys } }],
  })),
});

const newestFirst = (a: StoredEnquiryRow, b: StoredEnquiryRow) =>
  Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id;

/**
 * Returns the enquiries, newest first, and the contact keys of the person who sent `start`.
 * @param withMerges false: only what enquiries connect
 */
export async function findPerson(strapi: Core.Strapi, start: StoredEnquiryRow, withMerges = true) {
  const { rows, ...person } = await collectPerson(start, {
    findEnquiries: (keys, { known, separated }, limit) =>
      enquiryRows(strapi).findMany({
        select: ['id', ...SUMMARY_FIELDS, 'emailKey', 'history'],
        where: {
          ...enquiriesOf(keys),
          id: { $notIn: known },
          ...(separated.length > 0 && separateFrom(separated)),
        },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        limit,
      }),
    findMergedKeys: async (keys) => (withMerges ? findPaired(strapi, 'merge', keys) : []),
    findSeparatedKeys: (keys) => findPaired(strapi, 'separation', keys),
  });
  return { ...person, rows: rows.sort(newestFirst) };
}
