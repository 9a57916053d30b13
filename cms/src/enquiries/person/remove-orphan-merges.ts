import type { Core } from '@strapi/strapi';

import { readBatches } from '../../platform/strapi/read-batches';
import { enquiryRows } from '../enquiry-rows';
import { contactKeys } from './collect-person';
import { enquiriesOf } from './find-person';
import { MERGE_UID, mergeRows, mergesOf } from './merge-rows';

type Merge = { id: number; firstKey: string; secondKey: string };

const keysOf = ({ firstKey, secondKey }: Merge) => [firstKey, secondKey];

async function removeOrphans(strapi: Core.Strapi, merges: readonly Merge[]): Promise<void> {
  if (merges.length === 0) return;
  const enquiries = await enquiryRows(strapi).findMany({
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
  for await (const merges of readBatches<Merge>(strapi, MERGE_UID, {})) {
    await removeOrphans(strapi, merges);
  }
}
