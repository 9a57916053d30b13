import type { Problem } from '../../../content-model/entry';
import { fieldsOf } from '../../../content-model/fields-of';
import { findProblems } from '../rules/find-problems';
import { findWarnings } from '../rules/find-warnings';
import { normaliseValues } from '../rules/normalise-values';
import { contentWarnings } from './content-warnings';
import type { EditedEntry } from './edited-entry';
import { missingFields } from './missing-fields';
import { searchWarnings } from './search-warnings';
import { slugWarnings } from './slug-warnings';

export type CheckResults = {
  /** Labels of required fields that are empty. */
  missing: string[];
  /** Publish checks of severity `error`: the CMS refuses to publish. */
  problems: Problem[];
  /** Publish checks of severity `warning`: the entry can still be published. */
  warnings: string[];
};

/** Runs the publish checks on the values of the form. */
export function checkEditedEntry(entry: EditedEntry): CheckResults {
  // Saving normalises texts, so checks run on the normalised values.
  const values = normaliseValues({ ...entry, siteUrl: entry.targets?.siteUrl });
  const fields = fieldsOf({ ...entry, values });
  const published = entry.published ? fieldsOf({ ...entry, values: entry.published }) : [];
  return {
    missing: missingFields(fields, entry.stored),
    problems: findProblems(fields, entry.targets, entry.placeholders),
    warnings: [
      ...slugWarnings(entry),
      ...contentWarnings(entry, fields),
      ...searchWarnings(entry),
      ...findWarnings(entry.uid, { fields, values: entry.values }, published),
    ],
  };
}
