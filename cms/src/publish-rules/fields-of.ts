import { esLabels } from '../views/es-labels';
import { isRecord, type Attribute, type CheckedEntry, type Values } from './entry';

/** A field of an entry or of a component within it. */
export type EntryField = {
  /** The type of the entry. */
  uid: string;
  /** Of which type or component it is, such as `components.shared.link`. */
  owner: string;
  name: string;
  attribute: Attribute;
  value: unknown;
  siblings: Values;
  path: string[];
  /** How staff find it: `Láminas 2 › Imagen`. */
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
 * All fields that are no component, also those inside components, in the order of the types; and of
 * components those that are not there.
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
      const isThere = Array.isArray(value) ? value.length > 0 : isRecord(value);
      if (attribute.type !== 'component' || !isThere) {
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
