import type { PlaceholderValues } from '../../../contracts/placeholders';
import type { CheckedEntry, Values } from '../../publish-rules/entry';

/** What somebody edits, as it stands in the form and not as it was saved. */
export type EditedEntry = CheckedEntry & {
  /** What the form had before anybody typed. */
  loaded: Values;
  /** What is saved of it, with how many entries each relation has; the form does not know. */
  stored: Values;
  /** What visitors see now; undefined when they see nothing. */
  published: Values | undefined;
  /** Where a link of the site may lead; undefined while that is not known. */
  pages: ReadonlySet<string> | undefined;
  /** What the placeholders in its texts stand for; undefined while that is not known. */
  placeholders?: PlaceholderValues | undefined;
};
