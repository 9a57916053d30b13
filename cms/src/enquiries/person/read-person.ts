import type { Core } from '@strapi/strapi';

import type { EnquiryPerson, PersonMerge } from '../../../contracts/enquiry-person';
import { enquiryRows } from '../enquiry-rows';
import { readOwners } from '../read-owners';
import { type StoredEnquiryRow, toSummary } from '../summary';
import { isEnquiryKey } from './contact-keys';
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

/** Returns the folios of the enquiries among keys, by their key. */
async function readFolios(
  strapi: Core.Strapi,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const ids = keys.filter(isEnquiryKey);
  if (ids.length === 0) return new Map();
  const where = { documentId: { $in: ids } };
  const rows = await enquiryRows(strapi).findMany({ select: ['documentId', 'folio'], where });
  return new Map(rows.map(({ documentId, folio }) => [documentId, folio]));
}

/** Returns the merges and separations of keys, oldest first, with those that were undone. */
export async function readMerges(
  strapi: Core.Strapi,
  keys: readonly string[],
): Promise<(PersonMerge & { keys: readonly [string, string] })[]> {
  const orderBy = [{ mergedAt: 'asc' }, { id: 'asc' }];
  const merges = await mergeRows(strapi).findMany({ where: mergesOf(keys), orderBy });
  const folios = await readFolios(
    strapi,
    merges.flatMap(({ firstKey, secondKey }) => [firstKey, secondKey]),
  );
  const label = (key: string) => folios.get(key) ?? key;
  return merges.map(({ documentId, kind, firstKey, secondKey, mergedBy, undoneBy, ...merge }) => ({
    id: documentId,
    kind: kind ?? 'merge',
    keys: [firstKey, secondKey],
    contacts: [label(firstKey), label(secondKey)],
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
    merges: (await readMerges(strapi, [...keys, ...rows.map(({ documentId }) => documentId)])).map(
      ({ keys: _keys, ...merge }) => merge,
    ),
    isCut,
  };
}
