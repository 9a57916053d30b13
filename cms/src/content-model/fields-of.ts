import { isRecord } from '../../contracts/is-record';
import type { Attribute } from './content-attributes';
import type { CheckedEntry, Values } from './entry';
import { esLabels } from './views/es-labels';

export type EntryField = {
  /** The type of the entry. */
  uid: string;
  /** Type or component of the field, such as `components.shared.link`. */
  owner: string;
  name: string;
  attribute: Attribute;
  value: unknown;
  siblings: Values;
  path: string[];
  /** Label for staff: `Láminas 2 › Imagen`. */
  place: string;
};

type Level = {
  owner: string;
  attributes: CheckedEntry['schema']['attributes'];
  values: Values;
  path: string[];
  before: string;
};

function labelOf(owner: string, name: string): string {
  return esLabels[owner]?.[name] ?? name;
}

/**
 * Returns the fields of an entry in schema order. Components are replaced by their fields; an empty
 * component is a field itself.
 */
export function fieldsOf({ uid, schema, components, values }: CheckedEntry): EntryField[] {
  function ofComponent(component: string, value: unknown, path: string[], place: string) {
    const attributes = components[component]?.attributes;
    if (!attributes || !isRecord(value)) return [];
    const owner = `components.${component}`;
    return ofLevel({ owner, attributes, values: value, path, before: `${place} › ` });
  }

  function ofLevel({ owner, attributes, values: own, path, before }: Level): EntryField[] {
    return Object.entries(attributes).flatMap(([name, attribute]) => {
      const value = own[name];
      const place = before + labelOf(owner, name);
      const here = [...path, name];
      const isFilled = Array.isArray(value) ? value.length > 0 : isRecord(value);
      if (attribute.type !== 'component' || !isFilled) {
        return [{ uid, owner, name, attribute, value, siblings: own, path: here, place }];
      }
      const component = attribute.component ?? '';
      if (!Array.isArray(value)) return ofComponent(component, value, here, place);
      return value.flatMap((each: unknown, index) => {
        const numbered = value.length > 1 ? `${place} ${index + 1}` : place;
        return ofComponent(component, each, [...here, String(index)], numbered);
      });
    });
  }

  const { attributes } = schema;
  return ofLevel({ owner: `content-types.${uid}`, attributes, values, path: [], before: '' });
}
