import type { Core } from '@strapi/strapi';

import { query } from '../../platform/strapi/query';
import type { StoredEnquiryRow } from '../summary';
import { contactKeys } from './collect-person';
import { enquiriesOf } from './find-person';
import { mergeRows, mergesOf } from './merge-rows';

const BATCH = 200;

type Merge = { id: number; firstKey: string; secondKey: string };

const keysOf = ({ firstKey, secondKey }: Merge) => [firstKey, secondKey];

async function removeOrphans(strapi: Core.Strapi, merges: readonly Merge[]): Promise<void> {
  if (merges.length === 0) return;
  const enquiries = await query<StoredEnquiryRow>(strapi, 'api::enquiry.enquiry').findMany({
    select: ['emailKey', 'phone'],
    where: enquiriesOf(merges.flatMap(keysOf)),
  });
  const used = new Set(enquiries.flatMap(contactKeys));
  const orphans = merges.filter((merge) => !keysOf(merge).every((key) => used.has(key)));
  const ids = orphans.map(({ id }) => id);
  await mergeRows(strapi).deleteMany({ where: { id: { $in: ids } } });
}

/** Deletes the merges of the given contact keys if one of their two keys is left without enquiries. */
export async function removeOrphanMerges(
  strapi: Core.Strapi,
  keys: readonly string[],
): Promise<void> {
  await removeOrphans(strapi, await mergeRows(strapi).findMany({ where: mergesOf(keys) }));
}

/**
 * Deletes all merges with a key without enquiries: such as of an enquiry that was changed in the CMS
 * panel, or deleted while its person was being merged.
 */
export async function removeAllOrphanMerges(strapi: Core.Strapi): Promise<void> {
  for (let last = 0; ;) {
    const merges = await mergeRows(strapi).findMany({
      where: { id: { $gt: last } },
      orderBy: { id: 'asc' },
      limit: BATCH,
    });
    if (merges.length === 0) return;
    await removeOrphans(strapi, merges);
    last = merges.at(-1)?.id ?? last;
  }
}
