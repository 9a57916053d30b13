import { isRecord } from '../../contracts/is-record';
import type { Attribute, Content, ListAttributes } from './content-attributes';
import type { Values } from './entry';

/** `index` and `count` are set for fields of components in a list. */
type Step = { owner: string; field: string; index?: number; count?: number };

/** A field of an entry or of a component in it. */
export type ContentField = {
  /** Type or component of the field, such as `components.shared.link`. */
  owner: string;
  name: string;
  attribute: Attribute;
  value: unknown;
  siblings: Values;
  /** The fields from the entry to this one. */
  steps: readonly Step[];
};

/** Lists the fields to visit of a type or component with these values. */
type ListFields = (model: string, values: Values) => [string, Attribute][];

/** Visits the fields of a component; returns an empty list for a value without fields. */
type VisitPart<Result> = (part: unknown, index?: number, count?: number) => Result[];

/**
 * Visits the fields of an entry along its schema and returns the results. Components are visited when
 * `visit` calls `visitPart` with one of them.
 */
export function walkContent<Result>(
  listFields: ListFields,
  uid: string,
  content: Values,
  visit: (field: ContentField, visitPart: VisitPart<Result>) => Result,
): Result[] {
  function within(owner: string, model: string, values: Values, above: readonly Step[]): Result[] {
    return listFields(model, values).map(([name, attribute]) => {
      const step = { owner, field: name };
      const steps = [...above, step];
      const field = { owner, name, attribute, value: values[name], siblings: values, steps };
      return visit(field, (part, index, count) => {
        const component = componentOf(attribute, part);
        if (component === undefined || !isRecord(part)) return [];
        const position = index === undefined ? step : { ...step, index, count };
        return within(`components.${component}`, component, part, [...above, position]);
      });
    });
  }

  return within(`content-types.${uid}`, uid, content, []);
}

/** Returns the component of a part; undefined for fields without components. */
export function componentOf(attribute: Attribute, part: unknown): string | undefined {
  if (attribute.type === 'component') return attribute.component;
  if (attribute.type !== 'dynamiczone' || !isRecord(part)) return undefined;
  return String(part.__component);
}

/**
 * Lists the fields that have a value, in the order of the values; also fields without a schema, but not
 * the name of the component of a part of a dynamic zone.
 */
export function presentFields(attributesOf: ListAttributes): ListFields {
  return (model, values) => {
    const attributes = new Map(attributesOf(model));
    return Object.keys(values)
      .filter((name) => name !== '__component')
      .map((name) => [name, attributes.get(name) ?? { type: 'unknown' }]);
  };
}

/** Converts a value, or each value of a list; a row, where `Row` is given. */
export function mapEach<Row = unknown>(value: unknown, convert: (one: Row) => unknown): unknown {
  return Array.isArray(value) ? value.map(convert) : convert(value as Row);
}

/**
 * Returns the listed fields of an entry and of its components, other values converted. Components of
 * dynamic zones keep `__component`.
 */
export function mapContent(
  listFields: ListFields,
  uid: string,
  content: Values,
  convert: (field: ContentField) => unknown,
): Content {
  const fields = walkContent<[string, unknown]>(listFields, uid, content, (field, visitPart) => {
    const { name, attribute, value } = field;
    const isZone = attribute.type === 'dynamiczone';
    const hasParts = Array.isArray(value) || isRecord(value);
    if (!hasParts || (!isZone && attribute.type !== 'component')) return [name, convert(field)];
    const mapped = mapEach(value, (part) => {
      if (!isRecord(part)) return part;
      const { __component } = part;
      return { ...(isZone && { __component }), ...Object.fromEntries(visitPart(part)) };
    });
    return [name, mapped];
  });
  return Object.fromEntries(fields);
}
