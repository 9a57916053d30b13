import { isMoneyField } from '../../../../contracts/money';
import type { Attribute } from '../../../content-model/content-attributes';
import type { Problem } from '../../../content-model/entry';
import { isLinkField } from '../../../content-model/is-link-field';
import { isTextField } from '../../../content-model/placeholders/is-filled-field';
import { addressCheck } from './check-addresses';
import { characterCheck } from './check-characters';
import { closuresCheck } from './check-closures';
import { duplicateNameCheck } from './check-duplicate-names';
import { entrySizeCheck } from './check-entry-size';
import { formatCheck } from './check-formats';
import { hoursCheck } from './check-hours';
import { linkCheck } from './check-links';
import { lossReasonsCheck } from './check-loss-reasons';
import { isShownPicture, pictureCheck, pictureSizeCheck } from './check-pictures';
import { amountCheck, placeholderCheck } from './check-placeholders';
import { priceChangeCheck, priceCheck, priceDecimalCheck } from './check-prices';
import { requiredFieldCheck } from './check-required-fields';
import { searchTextCheck } from './check-search-texts';
import { slideCheck } from './check-slides';
import { slugChangeCheck } from './check-slug-change';
import type { CheckedVersion, PublishCheck, Severity, Stage } from './publish-check';

/** All checks of an entry; staff see their messages in this order. */
export const PUBLISH_CHECKS: readonly PublishCheck[] = [
  requiredFieldCheck,
  characterCheck,
  addressCheck,
  formatCheck,
  pictureCheck,
  priceCheck,
  linkCheck,
  placeholderCheck,
  entrySizeCheck,
  slugChangeCheck,
  slideCheck,
  hoursCheck,
  closuresCheck,
  lossReasonsCheck,
  duplicateNameCheck,
  searchTextCheck,
  pictureSizeCheck,
  priceChangeCheck,
  priceDecimalCheck,
  amountCheck,
];

/** Returns true for fields that a check reads; those in other tables cost a query each. */
export function isCheckedField(attribute: Attribute, name: string): boolean {
  return (
    attribute.required === true ||
    isShownPicture(attribute, name) ||
    isLinkField(attribute, name) ||
    isMoneyField(name) ||
    isTextField(attribute, name)
  );
}

/** Returns what the checks of this stage and severity find in an entry. */
export function runChecks(stage: Stage, severity: Severity, entry: CheckedVersion): Problem[] {
  return PUBLISH_CHECKS.filter(
    (check) => check.severity === severity && check.stages.includes(stage),
  ).flatMap((check) => check.find(entry));
}
