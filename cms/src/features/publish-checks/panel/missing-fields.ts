import { isRecord } from '../../../../contracts/is-record';
import type { Values } from '../../../content-model/entry';
import type { EntryField } from '../../../content-model/fields-of';
import { isEmptyField } from '../rules/check-required-fields';

const countOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);

/** Counts the entries of a relation: the form has only the changes, `stored` has the count. */
function countRelated(value: unknown, stored: unknown): number {
  if (!isRecord(value)) return countOf(value);
  const before = isRecord(stored) && typeof stored.count === 'number' ? stored.count : 0;
  const count = typeof value.count === 'number' ? value.count : before;
  return count + countOf(value.connect) - countOf(value.disconnect);
}

function isEmpty(field: EntryField, stored: Values): boolean {
  const { attribute, value, path } = field;
  const [name = '', ...deeper] = path;
  if (attribute.type !== 'relation') return isEmptyField(field);
  return deeper.length === 0 && countRelated(value, stored[name]) <= 0;
}

/**
 * Returns the labels of required fields that are empty.
 * @param stored the saved entry, with the count of each relation
 */
export function missingFields(fields: readonly EntryField[], stored: Values): string[] {
  return fields
    .filter((field) => field.attribute.required === true && isEmpty(field, stored))
    .map(({ place }) => place);
}
