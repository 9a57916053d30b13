import type { Attribute, Content, ListAttributes } from './content-attributes';
import { mapContent } from './walk-content';

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/**
 * Returns the listed fields of a row and of its components, without row ids. Empty values are null.
 * @param convert converts a value that is neither empty nor a component
 */
export function describeContent(
  attributesOf: ListAttributes,
  uid: string,
  row: Content,
  convert: (attribute: Attribute, value: unknown) => unknown,
): Content {
  return mapContent(attributesOf, uid, row, ({ attribute, value }) =>
    isEmpty(value) ? null : convert(attribute, value),
  );
}
