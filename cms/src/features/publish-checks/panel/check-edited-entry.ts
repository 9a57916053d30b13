import type { Problem } from '../../../content-model/entry';
import { fieldsOf } from '../../../content-model/fields-of';
import { normaliseValues } from '../rules/normalise-values';
import { runChecks } from '../rules/run-checks';
import type { EditedEntry } from './edited-entry';
import { missingFields } from './missing-fields';

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
  const published = entry.published && {
    values: entry.published,
    fields: fieldsOf({ ...entry, values: entry.published }),
  };
  const checked = { ...entry, fields, published };
  return {
    missing: missingFields(fields, entry.stored),
    problems: runChecks('edit', 'error', checked),
    warnings: runChecks('edit', 'warning', checked).map(({ message }) => message),
  };
}
