import type { PlaceholderValues } from '../../../contracts/placeholders';
import type { NamedEntry } from '../../../contracts/content-guard';
import type { CheckedEntry, Values } from '../../publish-rules/entry';
import type { LinkTargets } from '../../publish-rules/links';

/** What somebody edits, as it stands in the form and not as it was saved. */
export type EditedEntry = CheckedEntry & {
  documentId?: string | null | undefined;
  /** What the form had before anybody typed. */
  loaded: Values;
  /** What is saved of it, with how many entries each relation has; the form does not know. */
  stored: Values;
  /** What visitors see now; undefined when they see nothing. */
  published: Values | undefined;
  /** Where a link of the site may lead; undefined while that is not known. */
  targets: LinkTargets | undefined;
  /** What the placeholders in its texts stand for; undefined while that is not known. */
  placeholders?: PlaceholderValues | undefined;
  /** All entries of the type, this one among them; undefined while they are not known. */
  others?: readonly NamedEntry[] | undefined;
};
