import type { Core } from '@strapi/strapi';

import { enquiryRows } from '../enquiry-rows';
import { SUMMARY_FIELDS, type StoredEnquiryRow } from '../summary';
import { collectPerson } from './collect-person';
import { mergeRows, mergesOf } from './merge-rows';

/** Selects the enquiries with one of the contact keys. */
export const enquiriesOf = (keys: readonly string[]) => ({
  $or: [{ emailKey: { $in: keys } }, { phone: { $in: keys } }],
});

async function findMergedKeys(strapi: Core.Strapi, keys: string[]): Promise<string[]> {
  const where = { ...mergesOf(keys), undoneAt: null };
  const merges = await mergeRows(strapi).findMany({ where });
  return merges.flatMap(({ firstKey, secondKey }) => [firstKey, secondKey]);
}

const newestFirst = (a: StoredEnquiryRow, b: StoredEnquiryRow) =>
  Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id;

/**
 * Returns the enquiries, newest first, and the contact keys of the person who sent `start`.
 * @param withMerges false: only what enquiries connect
 */
export async function findPerson(strapi: Core.Strapi, start: StoredEnquiryRow, withMerges = true) {
  const { rows, ...person } = await collectPerson(start, {
    findEnquiries: (keys, known, limit) =>
      enquiryRows(strapi).findMany({
        select: ['id', ...SUMMARY_FIELDS, 'emailKey', 'history'],
        where: { ...enquiriesOf(keys), id: { $notIn: known } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        limit,
      }),
    findMergedKeys: async (keys) => (withMerges ? findMergedKeys(strapi, keys) : []),
  });
  return { ...person, rows: rows.sort(newestFirst) };
}
