import type { Core } from '@strapi/strapi';

import { enquiryRows } from '../enquiry-rows';
import type { StoredEnquiryRow } from '../summary';
import { ownPhone } from './contact-keys';
import { enquiriesOf } from './find-person';
import { pairHashOf } from './merge-persons';
import { mergeRows, mergesOf } from './merge-rows';

/** Lets the merges and separations of a key name another one instead. */
async function renameKey(strapi: Core.Strapi, from: string, to: string): Promise<void> {
  const rename = (key: string) => (key === from ? to : key);
  for (const row of await mergeRows(strapi).findMany({ where: mergesOf([from]) })) {
    const keys = [rename(row.firstKey), rename(row.secondKey)].toSorted();
    const [firstKey, secondKey] = keys;
    const { id, kind, undoneAt } = row;
    const pairHash = undoneAt ? null : pairHashOf(kind ?? 'merge', keys);
    const isTaken =
      pairHash !== null && (await mergeRows(strapi).count({ where: { pairHash } })) > 0;
    // What the correction makes one, or decides twice, needs no decision.
    if (firstKey === secondKey || isTaken) await mergeRows(strapi).deleteMany({ where: { id } });
    else
      await mergeRows(strapi).updateMany({
        where: { id },
        data: { firstKey, secondKey, pairHash },
      });
  }
}

/** Keeps the merges and separations of a corrected enquiry whose former contact key no enquiry has. */
export async function renameContactKeys(
  strapi: Core.Strapi,
  before: StoredEnquiryRow,
  after: StoredEnquiryRow,
): Promise<void> {
  const pairs = [
    [before.emailKey, after.emailKey],
    [ownPhone(before), ownPhone(after)],
  ] as const;
  for (const [from, to] of pairs) {
    if (!from || !to || from === to) continue;
    const users = await enquiryRows(strapi).count({ where: enquiriesOf([from]) });
    if (users === 0) await renameKey(strapi, from, to);
  }
}
