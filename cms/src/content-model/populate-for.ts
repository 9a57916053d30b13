import { type Attribute, listFields, type ListAttributes } from './content-attributes';

export type FieldFilter = (attribute: Attribute, name: string) => boolean;
type PopulateMap = { [name: string]: object };

/** What to read of files and of related entries, such as `{ select: ['id'] }`. */
type Linked = { media: object; relation: (target: string) => object };

/**
 * Returns the `populate` that reads the matching fields of a model, at any depth, and no others,
 * because each component costs a query.
 */
export function populateFor(
  attributesOf: ListAttributes,
  uid: string,
  linked: Linked,
  matches: FieldFilter = () => true,
): PopulateMap {
  const within = (part: string) => ({ populate: populateFor(attributesOf, part, linked, matches) });

  function populateOf(name: string, attribute: Attribute): object | undefined {
    if (attribute.type === 'component') {
      const { component } = attribute;
      return hasField(attributesOf, component, matches) ? within(component) : undefined;
    }
    if (attribute.type === 'dynamiczone') {
      const parts = attribute.components.filter((part) => hasField(attributesOf, part, matches));
      if (parts.length === 0) return undefined;
      return { on: Object.fromEntries(parts.map((part) => [part, within(part)])) };
    }
    if (!matches(attribute, name)) return undefined;
    switch (attribute.type) {
      case 'media':
        return linked.media;
      case 'relation':
        return linked.relation(attribute.target ?? '');
      default:
        return undefined;
    }
  }

  const entries = attributesOf(uid).flatMap(([name, attribute]) => {
    const populate = populateOf(name, attribute);
    return populate ? [[name, populate] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Returns true if a model or one of its components has a matching field. */
export function hasField(attributesOf: ListAttributes, uid: string, matches: FieldFilter): boolean {
  return listFields(attributesOf, uid).some(({ name, attribute }) => matches(attribute, name));
}
