import { priceOf } from '../../placeholders/price-of';
import type { Problem } from '../../publish-rules/entry';
import { fieldsOf } from '../../publish-rules/fields-of';
import { findProblems } from '../../publish-rules/find-problems';
import { normaliseValues } from '../../publish-rules/normalise-values';
import { smallPictures } from '../../publish-rules/pictures';
import { amountWarnings } from '../../publish-rules/placeholders';
import { longPrices, priceLeaps } from '../../publish-rules/prices';
import { addressWarnings } from './address-warnings';
import { contentWarnings } from './content-warnings';
import type { EditedEntry } from './edited-entry';
import { missingFields } from './missing-fields';
import { searchWarnings } from './search-warnings';

export type Findings = {
  /** Required fields that are empty, as the form calls them. */
  missing: string[];
  /** What the CMS refuses to publish. */
  problems: Problem[];
  /** What somebody should know; nothing here keeps an entry from going live. */
  warnings: string[];
};

/** What is to be said of an entry before it goes live. */
export function findWarnings(entry: EditedEntry): Findings {
  // Saving writes texts in one form; what it mends is no problem.
  const values = normaliseValues({ ...entry, siteUrl: entry.targets?.siteUrl });
  const fields = fieldsOf({ ...entry, values });
  const published = entry.published ? fieldsOf({ ...entry, values: entry.published }) : [];
  return {
    missing: missingFields(fields, entry.stored),
    problems: findProblems(fields, entry.targets, entry.placeholders),
    warnings: [
      ...addressWarnings(entry),
      ...contentWarnings(entry, fields),
      ...searchWarnings(entry),
      ...smallPictures(fields),
      ...priceLeaps(fields, published),
      ...longPrices(fields),
      ...amountWarnings(fields, priceOf(entry.uid, entry.values)),
    ],
  };
}
