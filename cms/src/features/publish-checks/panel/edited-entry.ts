import type { CheckedEntry, Values } from '../../../content-model/entry';
import type { CheckedVersion } from '../rules/publish-check';

/** An entry with the current values of the form; parts that are not loaded yet are undefined. */
export type EditedEntry = CheckedEntry &
  Pick<CheckedVersion, 'documentId' | 'targets' | 'placeholders' | 'others'> & {
    /** The initial values of the form. */
    loaded: Values;
    /** The saved entry, with the count of each relation, which the form does not have. */
    stored: Values;
    /** The published version; undefined when there is none. */
    published: Values | undefined;
  };
