import type { CheckedEntry, Problem, Values } from '../../../content-model/entry';
import { fieldsOf } from '../../../content-model/fields-of';
import { normaliseValues } from '../rules/normalise-values';
import type { CheckedVersion } from '../rules/publish-check';
import { runChecks } from '../rules/run-checks';
import { missingFields } from './missing-fields';

/** An entry with the current values of the form; parts that are not loaded yet are undefined. */
export type EditedEntry = CheckedEntry &
  Pick<CheckedVersion, 'documentId' | 'targets' | 'placeholders' | 'others'> & {
    /** The saved entry, with the count of each relation, which the form does not have. */
    stored: Values;
    /** The published version; undefined when there is none. */
    published: Values | undefined;
  };

export type CheckResults = {
  /** Labels of required fields that are empty. */
  missing: string[];
  /** The CMS refuses to publish. */
  problems: Problem[];
  /** The entry can still be published. */
  warnings: string[];
};

/** Runs the publish checks on the values of the form. */
export function checkEditedEntry(entry: EditedEntry): CheckResults {
  // Saving normalises texts, so checks run on the normalised values.
  const values = normaliseValues({ ...entry, origins: entry.targets });
  const fields = fieldsOf({ ...entry, values });
  const published = entry.published && {
    values: entry.published,
    fields: fieldsOf({ ...entry, values: entry.published }),
  };
  const checked = { ...entry, values, fields, published };
  return {
    missing: missingFields(fields, entry.stored),
    problems: runChecks('errors', checked),
    warnings: runChecks('warnings', checked).map(({ message }) => message),
  };
}
