import { isMoneyField } from '../../../../contracts/money';
import type { PlaceholderValues } from '../../../../contracts/placeholders';
import type { Attribute } from '../../../content-model/content-attributes';
import type { Problem } from '../../../content-model/entry';
import type { EntryField } from '../../../content-model/fields-of';
import { isLinkField } from '../../../content-model/is-link-field';
import { isTextField } from '../../../content-model/placeholders/is-filled-field';
import { checkAddresses } from './check-addresses';
import { checkEntrySize } from './check-entry-size';
import { checkFormats } from './check-formats';
import { type LinkTargets, checkLinks } from './check-links';
import { isShownPicture, checkPictures } from './check-pictures';
import { checkPlaceholders } from './check-placeholders';
import { checkPrices } from './check-prices';

/** Returns true for fields that a publish check reads; those in other tables cost a query each. */
export function isCheckedField(attribute: Attribute, name: string): boolean {
  return (
    attribute.required === true ||
    isShownPicture(attribute, name) ||
    isLinkField(attribute, name) ||
    isMoneyField(name) ||
    isTextField(attribute, name)
  );
}

/**
 * Runs the publish checks that the server and the panel share, except those for required fields.
 */
export function findProblems(
  fields: readonly EntryField[],
  targets: LinkTargets | undefined,
  values?: PlaceholderValues,
): Problem[] {
  return [
    ...checkAddresses(fields),
    ...checkFormats(fields),
    ...checkPictures(fields),
    ...checkPrices(fields),
    ...checkLinks(fields, targets),
    ...checkPlaceholders(fields, values),
    ...checkEntrySize(fields),
  ];
}
