import type { Core } from '@strapi/strapi';

import { readBatches } from '../../platform/strapi/read-batches';
import { enquiryRows } from '../enquiry-rows';
import { CONTACT_COLUMNS, isEnquiryKey, separationKeys } from './contact-keys';
import { enquiriesOf } from './find-person';
import { MERGE_UID, mergeRows, mergesOf } from './merge-rows';

type Merge = { id: number; firstKey: string; secondKey: string };

const keysOf = ({ firstKey, secondKey }: Merge) => [firstKey, secondKey];

/** Selects the enquiries that merges and separations name by one of the keys. */
const enquiriesNamed = (keys: readonly string[]) => ({
  $or: [enquiriesOf(keys), { documentId: { $in: keys.filter(isEnquiryKey) } }],
});

async function removeOrphans(strapi: Core.Strapi, merges: readonly Merge[]): Promise<void> {
  if (merges.length === 0) return;
  const enquiries = await enquiryRows(strapi).findMany({
    select: ['documentId', ...CONTACT_COLUMNS],
    where: enquiriesNamed(merges.flatMap(keysOf)),
  });
  const used = new Set(enquiries.flatMap(separationKeys));
  const orphans = merges.filter((merge) => !keysOf(merge).every((key) => used.has(key)));
  const ids = orphans.map(({ id }) => id);
  await mergeRows(strapi).deleteMany({ where: { id: { $in: ids } } });
}

/** Deletes the merges and separations of the given keys if one of their two keys is left without enquiries. */
export async function removeOrphanMerges(
  strapi: Core.Strapi,
  keys: readonly string[],
): Promise<void> {
  await removeOrphans(strapi, await mergeRows(strapi).findMany({ where: mergesOf(keys) }));
}

/**
 * Deletes all merges and separations with a key without enquiries: such as of an enquiry that was changed in the CMS
 * panel, or deleted while its person was being merged.
 */
export async function removeAllOrphanMerges(strapi: Core.Strapi): Promise<void> {
  for await (const merges of readBatches<Merge>(strapi, MERGE_UID, {})) {
    await removeOrphans(strapi, merges);
  }
}
