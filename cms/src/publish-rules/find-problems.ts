import type { PlaceholderValues } from '../../contracts/placeholders';
import { isText } from '../placeholders/filled-fields';
import type { Attribute, Problem } from './entry';
import type { EntryField } from './fields-of';
import { isLinkField, linkProblems } from './links';
import { isShownPicture, pictureProblems } from './pictures';
import { placeholderProblems } from './placeholders';
import { mayBePrice, priceProblems } from './prices';

/** Whether a rule may concern a field: of a stored entry, only these have to be read. */
export function mayBeRuled(attribute: Attribute, name: string): boolean {
  return (
    isShownPicture(attribute, name) ||
    isLinkField(attribute, name) ||
    mayBePrice(name) ||
    isText(attribute, name)
  );
}

/** Everything that keeps an entry from being published, for the server and for the panel alike. */
export function findProblems(
  fields: readonly EntryField[],
  pages: ReadonlySet<string> | undefined,
  values?: PlaceholderValues,
): Problem[] {
  return [
    ...pictureProblems(fields),
    ...priceProblems(fields),
    ...linkProblems(fields, pages),
    ...placeholderProblems(fields, values),
  ];
}
