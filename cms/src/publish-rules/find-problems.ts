import type { PlaceholderValues } from '../../contracts/placeholders';
import { isText } from '../placeholders/filled-fields';
import { addressProblems } from './addresses';
import type { Attribute, Problem } from './entry';
import type { EntryField } from './fields-of';
import { formatProblems } from './formats';
import { isLinkField, type LinkTargets, linkProblems } from './links';
import { isShownPicture, pictureProblems } from './pictures';
import { placeholderProblems } from './placeholders';
import { mayBePrice, priceProblems } from './prices';
import { sizeProblems } from './sizes';

/**
 * Whether a rule may concern a field that is not read with its entry anyway, but costs a query of its
 * own: pictures, relations, and components with something to check.
 */
export function mayBeRuled(attribute: Attribute, name: string): boolean {
  return (
    attribute.required === true ||
    isShownPicture(attribute, name) ||
    isLinkField(attribute, name) ||
    mayBePrice(name) ||
    isText(attribute, name)
  );
}

/**
 * Everything but empty fields that keeps an entry from being published, for the server and for the
 * panel alike.
 */
export function findProblems(
  fields: readonly EntryField[],
  targets: LinkTargets | undefined,
  values?: PlaceholderValues,
): Problem[] {
  return [
    ...addressProblems(fields),
    ...formatProblems(fields),
    ...pictureProblems(fields),
    ...priceProblems(fields),
    ...linkProblems(fields, targets),
    ...placeholderProblems(fields, values),
    ...sizeProblems(fields),
  ];
}
