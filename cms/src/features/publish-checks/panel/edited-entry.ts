import type { PlaceholderValues } from '../../../../contracts/placeholders';
import type { NamedEntry } from '../../../../contracts/usages';
import type { CheckedEntry, Values } from '../../../content-model/entry';
import type { LinkTargets } from '../rules/check-links';

/** An entry with the current values of the form. */
export type EditedEntry = CheckedEntry & {
  documentId?: string | null | undefined;
  /** The initial values of the form. */
  loaded: Values;
  /** The saved entry, with the count of each relation, which the form does not have. */
  stored: Values;
  /** The published version; undefined when there is none. */
  published: Values | undefined;
  /** Valid targets of links; undefined until they are loaded. */
  targets: LinkTargets | undefined;
  /** Values of the placeholders in its texts; undefined until they are loaded. */
  placeholders?: PlaceholderValues | undefined;
  /** All entries of the type, including this one; undefined until they are loaded. */
  others?: readonly NamedEntry[] | undefined;
};
