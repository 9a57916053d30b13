import type { Core } from '@strapi/strapi';

import type { EnquiryPerson, PersonMerge } from '../../../contracts/enquiry-person';
import { readOwners } from '../read-owners';
import { type StoredEnquiryRow, toSummary } from '../summary';
import { findPerson } from './find-person';
import { mergeRows, mergesOf } from './merge-rows';

/** Returns the values without null and repetitions; case does not matter. */
function distinct(values: readonly (string | null)[]): string[] {
  const found = new Map<string, string>();
  for (const value of values) {
    const key = value?.toLowerCase();
    if (value && key && !found.has(key)) found.set(key, value);
  }
  return [...found.values()];
}

/** Returns the merges of contact keys, oldest first, with those that were undone. */
export async function readMerges(
  strapi: Core.Strapi,
  keys: readonly string[],
): Promise<PersonMerge[]> {
  const orderBy = [{ mergedAt: 'asc' }, { id: 'asc' }];
  const merges = await mergeRows(strapi).findMany({ where: mergesOf(keys), orderBy });
  return merges.map(({ documentId, firstKey, secondKey, mergedBy, undoneBy, ...merge }) => ({
    id: documentId,
    contacts: [firstKey, secondKey],
    mergedBy,
    mergedAt: new Date(merge.mergedAt).toISOString(),
    undoneBy,
    undoneAt: merge.undoneAt ? new Date(merge.undoneAt).toISOString() : null,
  }));
}

/** Returns the person who sent an enquiry, as staff see it. */
export async function readPerson(
  strapi: Core.Strapi,
  row: StoredEnquiryRow,
): Promise<EnquiryPerson> {
  const { rows, keys, isCut } = await findPerson(strapi, row);
  const owners = await readOwners(strapi, rows);
  return {
    names: distinct(rows.map(({ name }) => name)),
    emails: distinct(rows.map(({ email }) => email)),
    phones: distinct(rows.map(({ phone }) => phone)),
    enquiries: rows.map((found) => ({ ...toSummary(found, owners), history: found.history ?? [] })),
    merges: await readMerges(strapi, keys),
    isCut,
  };
}
