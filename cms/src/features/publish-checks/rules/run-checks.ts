import { isMoneyField } from '../../../../contracts/money';
import type { Attribute } from '../../../content-model/content-attributes';
import type { Problem } from '../../../content-model/entry';
import { isLinkField } from '../../../content-model/is-link-field';
import { isTextField } from '../../../content-model/placeholders/is-filled-field';
import { addressCheck } from './check-addresses';
import { announcementPagesCheck } from './check-announcement-pages';
import { caseCheck } from './check-cases';
import { characterCheck } from './check-characters';
import { closuresCheck } from './check-closures';
import { decimalCheck } from './check-decimals';
import { duplicateNameCheck } from './check-duplicate-names';
import { entrySizeCheck } from './check-entry-size';
import { formatCheck } from './check-formats';
import { formCheck } from './check-forms';
import { hoursOrderCheck, hoursOverlapCheck, nightHoursCheck } from './check-hours';
import { linkSectionCheck } from './check-link-sections';
import { linkCheck } from './check-links';
import { lossReasonsCheck } from './check-loss-reasons';
import { numberRangeCheck } from './check-number-range';
import { offerCheck, pastOfferCheck } from './check-offers';
import { fileTypeCheck, isShownPicture, pictureCheck, pictureSizeCheck } from './check-pictures';
import { amountCheck, placeholderCheck } from './check-placeholders';
import { planCheck } from './check-plans';
import { openPriceCheck, priceChangeCheck, priceCheck, priceTextCheck } from './check-prices';
import { requiredFieldCheck } from './check-required-fields';
import { searchTextCheck } from './check-search-texts';
import { sharedPictureCheck } from './check-shared-pictures';
import { slideCheck } from './check-slides';
import { slugChangeCheck } from './check-slug-change';
import { tableCheck } from './check-tables';
import { videoCheck } from './check-videos';
import type { CheckedVersion, PublishCheck } from './publish-check';

const ERRORS: readonly PublishCheck[] = [
  addressCheck,
  formatCheck,
  pictureCheck,
  fileTypeCheck,
  priceCheck,
  priceTextCheck,
  offerCheck,
  decimalCheck,
  numberRangeCheck,
  linkCheck,
  placeholderCheck,
  entrySizeCheck,
  hoursOrderCheck,
  hoursOverlapCheck,
  closuresCheck,
  lossReasonsCheck,
  announcementPagesCheck,
  formCheck,
  videoCheck,
  planCheck,
  caseCheck,
];

/** Refuse a save: what the database cannot store as it was sent. */
export const SAVE_CHECKS: readonly PublishCheck[] = [decimalCheck, numberRangeCheck];

/** All checks of an entry; staff see their messages in this order. */
export const PUBLISH_CHECKS = {
  /** Refuse a publication. */
  publicationErrors: [requiredFieldCheck, characterCheck, ...ERRORS],
  /** The same while staff edit: the panel counts empty fields itself, and saving normalises texts. */
  errors: ERRORS,
  /** Are shown while staff edit, in the CMS panel and in the dashboard; publishing stays possible. */
  warnings: [
    slugChangeCheck,
    slideCheck,
    linkSectionCheck,
    nightHoursCheck,
    duplicateNameCheck,
    searchTextCheck,
    pictureSizeCheck,
    sharedPictureCheck,
    openPriceCheck,
    priceChangeCheck,
    pastOfferCheck,
    amountCheck,
    tableCheck,
  ],
} satisfies Record<string, readonly PublishCheck[]>;

/** Returns true for fields that a check reads; those in other tables cost a query each. */
export function isCheckedField(attribute: Attribute, name: string): boolean {
  return (
    attribute.required === true ||
    isShownPicture(attribute, name) ||
    isLinkField(attribute, name) ||
    attribute.type === 'decimal' ||
    isMoneyField(name) ||
    isTextField(attribute, name)
  );
}

/** Returns what the checks of this kind find in an entry. */
export function runChecks(kind: keyof typeof PUBLISH_CHECKS, entry: CheckedVersion): Problem[] {
  return PUBLISH_CHECKS[kind].flatMap((check) => check(entry));
}
