import { isRecord } from '../../../contracts/is-record';
import type { Attribute } from '../content-attributes';
import { componentOf } from '../walk-content';
import type { FormComponents } from './form-schema';

/**
 * Returns a value with the component row ids of the stored entry: Strapi rejects other ids, such as
 * those of a component that another user removed. Pairs two entries by row id, which `walkContent`
 * cannot do.
 */
export function withStoredIds(
  attribute: Attribute,
  value: unknown,
  stored: unknown,
  components: FormComponents,
): unknown {
  if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') return value;
  if (Array.isArray(value)) {
    const rows = (Array.isArray(stored) ? stored : []).filter(isRecord);
    return value.map((part) => {
      // Row ids are unique within a component only.
      const row = rows.find(
        ({ id, __component }) =>
          id !== undefined && isRecord(part) && id === part.id && __component === part.__component,
      );
      return withStoredIds(attribute, part, row, components);
    });
  }
  if (!isRecord(value)) return value;
  const row = isRecord(stored) ? stored : {};
  const { attributes = {} } = components[componentOf(attribute, value) ?? ''] ?? {};
  const { id: _id, ...fields } = value;
  const own = Object.entries(fields).map(([name, inner]) => {
    const type = attributes[name];
    return [name, type ? withStoredIds(type, inner, row[name], components) : inner];
  });
  return { ...Object.fromEntries(own), ...(row.id !== undefined && { id: row.id }) };
}

/** Returns a component, or a part of a zone, as a new one: without the ids of rows at any depth. */
export function withoutRowIds(attribute: Attribute, value: unknown, components: FormComponents) {
  return withStoredIds(attribute, value, undefined, components);
}
