import type { Attribute, Content, ListAttributes } from './content-attributes';
import { mapEach } from './map-content';

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
  const within = (part: string, value: unknown) =>
    describeContent(attributesOf, part, value as Content, convert);

  function describeValue(attribute: Attribute, value: unknown): unknown {
    if (isEmpty(value)) return null;
    switch (attribute.type) {
      case 'component':
        return mapEach(value, (part) => within(attribute.component ?? '', part));
      case 'dynamiczone':
        return mapEach(value, (part) => {
          const component = String((part as Content).__component);
          return [component, within(component, part)];
        });
      default:
        return convert(attribute, value);
    }
  }

  const values = attributesOf(uid).map(([name, attribute]) => [
    name,
    describeValue(attribute, row[name]),
  ]);
  return Object.fromEntries(values);
}
