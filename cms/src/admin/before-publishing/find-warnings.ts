import { priceOf } from '../../placeholders/price-of';
import type { Problem } from '../../publish-rules/entry';
import { fieldsOf } from '../../publish-rules/fields-of';
import { findProblems } from '../../publish-rules/find-problems';
import { smallPictures } from '../../publish-rules/pictures';
import { amountWarnings } from '../../publish-rules/placeholders';
import { priceLeaps } from '../../publish-rules/prices';
import { addressWarnings } from './address-warnings';
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
  const fields = fieldsOf(entry);
  const published = entry.published ? fieldsOf({ ...entry, values: entry.published }) : [];
  return {
    missing: missingFields(fields, entry.stored),
    problems: findProblems(fields, entry.pages, entry.placeholders),
    warnings: [
      ...addressWarnings(entry),
      ...searchWarnings(entry),
      ...smallPictures(fields),
      ...priceLeaps(fields, published),
      ...amountWarnings(fields, priceOf(entry.uid, entry.values)),
    ],
  };
}
