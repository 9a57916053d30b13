import { isRecord } from '../../../../contracts/is-record';
import type { Attribute } from '../../../content-model/content-attributes';
import { componentOf } from '../../../content-model/walk-content';
import type { FormDifference } from './form-differences';
import type { FormComponents, Values } from './form-schema';

/** Returns a copy of `target` with `value` at the path. */
function withValue(target: unknown, [key, ...rest]: (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(target)) {
    return target.map((part: unknown, index) =>
      index === key ? withValue(part, rest, value) : part,
    );
  }
  const record = isRecord(target) ? target : {};
  return { ...record, [key]: withValue(record[key], rest, value) };
}

/**
 * Returns a value with the component row ids of the stored entry: Strapi rejects other ids, such as
 * those of a component that another user removed. Pairs two entries by row id, which `walkContent`
 * cannot do.
 */
function withStoredIds(
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

/** Returns true if this user's value replaces the other one in a field that both changed. */
export type KeepsMine = (difference: FormDifference) => boolean;

/**
 * Returns the values of the other user with this user's changes.
 */
export function mergeForm(
  theirs: Values,
  differences: readonly FormDifference[],
  components: FormComponents,
  keepsMine: KeepsMine,
): Values {
  return differences.reduce<Values>((merged, difference) => {
    const { changedBy, at, attribute, mine } = difference;
    if (changedBy === 'theirs' || (changedBy === 'both' && !keepsMine(difference))) return merged;
    const value = withStoredIds(attribute, mine, difference.theirs, components);
    const [field = '', ...rest] = at;
    return { ...merged, [field]: withValue(merged[field], rest, value) };
  }, theirs);
}
