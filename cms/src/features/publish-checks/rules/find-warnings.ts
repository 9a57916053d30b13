import type { Values } from '../../../content-model/entry';
import type { EntryField } from '../../../content-model/fields-of';
import { priceOf } from '../../../content-model/placeholders/price-of';
import { pictureSizeWarnings } from './check-pictures';
import { amountWarnings } from './check-placeholders';
import { priceChangeWarnings, priceDecimalWarnings } from './check-prices';

type Version = { fields: readonly EntryField[]; values: Values };

/**
 * Returns the warnings that the panel and the dashboard share.
 * @param published fields of the published version; empty when there is none
 */
export function findWarnings(
  uid: string,
  { fields, values }: Version,
  published: readonly EntryField[],
): string[] {
  return [
    ...pictureSizeWarnings(fields),
    ...priceChangeWarnings(fields, published),
    ...priceDecimalWarnings(fields),
    ...amountWarnings(fields, priceOf(uid, values)),
  ];
}
